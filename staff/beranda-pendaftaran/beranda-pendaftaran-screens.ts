import Icon from '@mui/icons-material/AppRegistrationOutlined'
import type { Screens } from '../screens.ts'
import { BerandaPendaftaranPage } from './beranda-pendaftaran-page.tsx'

export const berandaPendaftaranScreens: Screens = {
	sumber: 'beranda-pendaftaran',
	nama: 'Blok pendaftaran',
	kelompok: 'beranda',
	icon: Icon,
	page: BerandaPendaftaranPage,
}
