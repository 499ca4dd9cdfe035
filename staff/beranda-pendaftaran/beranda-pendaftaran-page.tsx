import { isianBerandaPendaftaran } from '../../contract/staf/beranda-pendaftaran.ts'
import { SettingPage } from '../daftar/setting-page.tsx'
import { FormColumns } from '../isian/form-columns.tsx'
import { PictureInput } from '../isian/picture-input.tsx'
import { RichTextInput } from '../isian/rich-text-input.tsx'
import { TelpInput } from '../isian/telp-input.tsx'

export const BerandaPendaftaranPage = () => (
	<SettingPage sumber="beranda-pendaftaran" nama="Blok pendaftaran" isian={isianBerandaPendaftaran}>
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
