import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const kalender: Screen = {
	resource: 'kalender',
	nama: 'Kalender',
	icon: CalendarMonth,
	page: lazyPage(async () => (await import('./kalender-page.tsx')).KalenderPage),
}
