import CalendarViewWeek from '@mui/icons-material/CalendarViewWeekOutlined'
import type { Screens } from '../screens.ts'
import { JadwalPage } from './jadwal-page.tsx'

export const jadwalScreens: Screens = {
	sumber: 'jadwal',
	nama: 'Jadwal & cuti',
	kelompok: 'dokter',
	icon: CalendarViewWeek,
	page: JadwalPage,
}
