import Insights from '@mui/icons-material/InsightsOutlined'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const dasbor: Screen = {
	resource: 'dasbor',
	nama: 'Dasbor',
	icon: Insights,
	page: lazyPage(async () => (await import('./dashboard-page.tsx')).DashboardPage),
}
