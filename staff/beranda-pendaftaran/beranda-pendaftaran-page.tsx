import { berandaPendaftaranInput } from '../../contract/staff/beranda.ts'
import { FormColumns } from '../inputs/form-columns.tsx'
import { PictureInput } from '../inputs/picture-input.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { TelpInput } from '../inputs/telp-input.tsx'
import { SettingPage } from '../lists/setting-page.tsx'

export const BerandaPendaftaranPage = () => (
	<SettingPage resource="beranda-pendaftaran" title="Blok pendaftaran" schema={berandaPendaftaranInput}>
		<FormColumns aside={<PictureInput source="foto" label="Foto" folder="beranda/pendaftaran" />}>
			<RichTextInput
				source="text"
				label="Teks"
				short
				helperText="Di halaman depan, di samping tombol Daftar Sekarang dan Konsultasi."
			/>
			<TelpInput
				source="noTelp"
				label="Nomor pendaftaran"
				helperText="Tujuan tombol Konsultasi dan pendaftaran dari jadwal dokter. Dengan WhatsApp, data pasien sudah tertulis; dengan telepon, pengunjung langsung menelepon."
			/>
		</FormColumns>
	</SettingPage>
)
