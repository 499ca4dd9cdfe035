import type { ReactNode } from 'react'
import { contactAddress } from '../../../contract/contact-address.ts'
import type { WebSetting } from '../../../contract/web.ts'
import { Alinea, type Bagian, Daftar, Tautan } from './bagian.tsx'

/** The data controller and the contact details. */
export function penanggungJawab(setting: WebSetting | null): Bagian {
	const nama = setting?.namaWeb ?? 'Rumah sakit ini'
	const kontak = setting ? kontakOf(setting) : []
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

/** What the hospital has not filled in is left out. */
function kontakOf({ email, noTelp, noTelpType, alamat }: WebSetting): [string, ReactNode][] {
	const kontak: [string, ReactNode][] = []
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
	if (alamat) kontak.push(['Surat', <address key="surat">{alamat}</address>])
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
