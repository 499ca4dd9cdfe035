import CalendarViewWeek from '@mui/icons-material/CalendarViewWeekOutlined'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const jadwal: Screen = {
	resource: 'jadwal',
	nama: 'Jadwal & cuti',
	icon: CalendarViewWeek,
	page: lazyPage(async () => (await import('./jadwal-page.tsx')).JadwalPage),
}
