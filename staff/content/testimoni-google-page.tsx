import { testimoniGoogleInput } from '../../contract/rumah-sakit/staff/rumah-sakit.ts'
import { AngkaInput } from '../inputs/angka-input.tsx'
import { SettingPage } from '../lists/staff-pages.tsx'

export default function TestimoniGooglePage() {
	return (
		<SettingPage resource="testimoni-google" title="Ringkasan ulasan" schema={testimoniGoogleInput}>
			<AngkaInput
				source="rating"
				label="Nilai rata-rata"
				helperText="Dari 0 sampai 5, seperti tertulis di Google. Tampil di halaman depan dan halaman Testimoni."
			/>
			<AngkaInput source="reviews" label="Jumlah ulasan" helperText="Dari berapa ulasan nilai itu berasal." />
		</SettingPage>
	)
}
