import EventAvailable from '@mui/icons-material/EventAvailableOutlined'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const reservasi: Screen = {
	resource: 'reservasi',
	nama: 'Reservasi',
	icon: EventAvailable,
	page: lazyPage(async () => (await import('./reservasi-page.tsx')).ReservasiPage),
}
