import { artikelSettingInput } from '../../contract/artikel/staff/artikel.ts'
import { AngkaInput } from '../inputs/angka-input.tsx'
import { EmbedInput } from '../inputs/embed-input.tsx'
import { FormSection } from '../inputs/form-section.tsx'
import { PictureInput } from '../inputs/picture-inputs.tsx'
import { SettingPage } from '../lists/staff-pages.tsx'

export default function ArtikelSettingPage() {
	return (
		<SettingPage resource="artikel-setting" title="Poster & video artikel" schema={artikelSettingInput}>
			<FormSection title="Halaman Info Kesehatan" help="Poster dan dua video di samping daftar artikel.">
				<PictureInput source="posterDaftarArtikel" label="Poster" folder="web-setting" ratio={3 / 4} />
				<EmbedInput
					source="youtubeDaftarArtikel"
					label="Video YouTube"
					helperText="Tempel alamat video, misalnya https://youtu.be/… Kosongkan bila tidak ada."
				/>
				<EmbedInput
					source="tiktokDaftarArtikel"
					label="Video TikTok"
					helperText="Tempel alamat video: https://www.tiktok.com/@akun/video/… Kosongkan bila tidak ada."
				/>
			</FormSection>
			<FormSection title="Di samping setiap artikel">
				<PictureInput source="posterDetailArtikel" label="Poster" folder="web-setting" ratio={3 / 4} />
				<EmbedInput
					source="videoDetailArtikel"
					label="Video"
					helperText="Dari YouTube atau TikTok. Kosongkan bila tidak ada."
				/>
			</FormSection>
			<FormSection title="Peninjauan" help="Dasbor mengingatkan artikel yang sudah lama tidak diperbarui.">
				<AngkaInput
					source="tinjauHari"
					label="Tinjau kembali setelah (hari)"
					helperText="Sejak perubahan terakhir, dari 30 sampai 3650 hari."
				/>
			</FormSection>
		</SettingPage>
	)
}
