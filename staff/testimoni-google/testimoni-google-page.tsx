import { NumberInput } from 'react-admin'
import { BINTANG_TERBANYAK, testimoniGoogleInput } from '../../contract/staff/rumah-sakit.ts'
import { SettingPage } from '../lists/setting-page.tsx'

export const TestimoniGooglePage = () => (
	<SettingPage resource="testimoni-google" title="Ringkasan ulasan" schema={testimoniGoogleInput}>
		<NumberInput
			source="rating"
			label="Nilai rata-rata"
			min={0}
			max={BINTANG_TERBANYAK}
			step={0.1}
			helperText="Dari 0 sampai 5, seperti tertulis di Google. Tampil di halaman depan dan halaman Testimoni."
		/>
		<NumberInput source="reviews" label="Jumlah ulasan" min={0} helperText="Dari berapa ulasan nilai itu berasal." />
	</SettingPage>
)
