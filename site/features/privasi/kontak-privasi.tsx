import type { ReactNode } from 'react'
import { contactAddress } from '../../../contract/links/contact-address.ts'
import type { Teks } from '../../../contract/web/teks.ts'
import type { WebSetting } from '../../../contract/web/web.ts'
import { Alinea, type Bagian, Daftar, Tautan } from './bagian.tsx'

/** The data controller and the contact details. */
export function penanggungJawab(setting: WebSetting | null, teks: Teks): Bagian {
	const nama = setting?.namaWeb ?? 'Rumah sakit ini'
	const kontak = kontakOf(setting, teks)
	return {
		id: 'siapa',
		judul: 'Siapa yang bertanggung jawab',
		isi: (
			<>
				<Alinea>
					{nama} adalah pengendali data pribadi: kami yang menentukan untuk apa data Anda dipakai, dan kami yang
					bertanggung jawab atasnya. Untuk pertanyaan, permintaan, atau keluhan tentang data pribadi, hubungi kami dan
					sebutkan “Privasi”.
				</Alinea>
				{kontak.length > 0 && <Daftar items={kontak} />}
			</>
		),
	}
}

/** The person in charge of personal data, else the hospital. What is not filled in is left out. */
function kontakOf(setting: WebSetting | null, { privasiNama, privasiEmail, privasiTelp }: Teks): [string, ReactNode][] {
	const kontak: [string, ReactNode][] = []
	const email = privasiEmail || setting?.email
	const noTelp = privasiTelp || setting?.noTelp
	const noTelpType = privasiTelp ? 'telp' : (setting?.noTelpType ?? 'telp')
	if (privasiNama) kontak.push(['Penanggung jawab', privasiNama])
	if (email)
		kontak.push([
			'Email',
			<Tautan key="email" to={`mailto:${email}?subject=Privasi`}>
				{email}
			</Tautan>,
		])
	if (noTelp)
		kontak.push([
			'Telepon',
			<Tautan key="telepon" to={contactAddress(noTelp, noTelpType)}>
				{noTelp}
			</Tautan>,
		])
	if (setting?.alamat) kontak.push(['Surat', <address key="surat">{setting.alamat}</address>])
	return kontak
}

export const perubahan = (hasDataSaya: boolean): Bagian => ({
	id: 'perubahan',
	judul: 'Bila kebijakan ini berubah',
	isi: (
		<Alinea>
			Setiap perubahan tentang data apa yang dipakai, untuk apa, atau berapa lama mendapat nomor versi dan tanggal baru
			di halaman ini.
			{hasDataSaya && (
				<>
					{' '}
					Bersama pendaftaran member dan data pasien kami menyimpan versi yang Anda setujui beserta waktunya; Anda dapat
					melihatnya di <Tautan to="/data-saya">Data Saya</Tautan>.
				</>
			)}
		</Alinea>
	),
})
