import { contactAddress } from '../../../contract/contact-address.ts'
import type { WebSetting } from '../../../contract/web.ts'
import { Alinea, type Bagian, Daftar, Tautan } from './bagian.tsx'

/** The data controller and the contact details. */
export function penanggungJawab(setting: WebSetting | null): Bagian {
	const nama = setting?.namaWeb ?? 'Rumah sakit ini'
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
				{setting && (
					<Daftar
						items={[
							[
								'Email',
								<Tautan key="email" to={`mailto:${setting.email}?subject=Privasi`}>
									{setting.email}
								</Tautan>,
							],
							[
								'Telepon',
								<Tautan key="telepon" to={contactAddress(setting.noTelp, setting.noTelpType)}>
									{setting.noTelp}
								</Tautan>,
							],
							['Surat', <address key="surat">{setting.alamat}</address>],
						]}
					/>
				)}
			</>
		),
	}
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
