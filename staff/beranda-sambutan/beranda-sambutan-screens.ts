import Icon from '@mui/icons-material/RecordVoiceOverOutlined'
import type { Screens } from '../screens.ts'
import { BerandaSambutanPage } from './beranda-sambutan-page.tsx'

export const berandaSambutanScreens: Screens = {
	sumber: 'beranda-sambutan',
	nama: 'Sambutan',
	kelompok: 'beranda',
	icon: Icon,
	page: BerandaSambutanPage,
}
