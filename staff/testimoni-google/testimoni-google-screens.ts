import Icon from '@mui/icons-material/ReviewsOutlined'
import type { Screens } from '../screens.ts'
import { TestimoniGooglePage } from './testimoni-google-page.tsx'

export const testimoniGoogleScreens: Screens = {
	sumber: 'testimoni-google',
	nama: 'Ringkasan ulasan',
	kelompok: 'beranda',
	icon: Icon,
	page: TestimoniGooglePage,
}
