import { contactAddress } from '../../../contract/links/contact-address.ts'
import type { Teks } from '../../../contract/web/teks.ts'
import type { WebSetting } from '../../../contract/web/web.ts'
import { TextLink } from '../../ui/text/text-link.tsx'
import { Alinea, type Bagian, Daftar, type Istilah } from './bagian.tsx'

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
function kontakOf(setting: WebSetting | null, { privasiNama, privasiEmail, privasiTelp }: Teks): Istilah[] {
	const email = privasiEmail || setting?.email
	const noTelp = privasiTelp || setting?.noTelp
	const noTelpType = privasiTelp ? 'telp' : (setting?.noTelpType ?? 'telp')
	const link = (text: string | undefined, to: string) => text && <TextLink to={to}>{text}</TextLink>
	const kontak: Istilah[] = [
		['Penanggung jawab', privasiNama],
		['Email', link(email, `mailto:${email}?subject=Privasi`)],
		['Telepon', link(noTelp, contactAddress(noTelp ?? '', noTelpType))],
		['Surat', setting?.alamat && <address key="surat">{setting.alamat}</address>],
	]
	return kontak.filter(([, text]) => text)
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
					Bersama data member dan pasien, kami menyimpan versi yang Anda setujui dan waktunya. Anda dapat melihatnya di{' '}
					<TextLink to="/data-saya">Data Saya</TextLink>.
				</>
			)}
		</Alinea>
	),
})
