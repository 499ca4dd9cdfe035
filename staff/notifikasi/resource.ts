import Notifications from '@mui/icons-material/NotificationsOutlined'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const notifikasi: Screen = {
	resource: 'notifikasi',
	nama: 'Notifikasi',
	icon: Notifications,
	page: lazyPage(async () => (await import('./notifikasi-page.tsx')).NotifikasiPage),
}
