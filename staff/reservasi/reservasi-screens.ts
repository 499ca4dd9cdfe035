import EventAvailable from '@mui/icons-material/EventAvailableOutlined'
import type { Screens } from '../screens.ts'
import { ReservasiPage } from './reservasi-page.tsx'

export const reservasiScreens: Screens = {
	sumber: 'reservasi',
	nama: 'Reservasi',
	kelompok: 'harian',
	icon: EventAvailable,
	page: ReservasiPage,
}
