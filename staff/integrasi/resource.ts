import SyncAlt from '@mui/icons-material/SyncAlt'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const integrasi: Screen = {
	resource: 'integrasi',
	nama: 'Integrasi',
	icon: SyncAlt,
	page: lazyPage(async () => (await import('./integrasi-page.tsx')).IntegrasiPage),
}
