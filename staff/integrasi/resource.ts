import Hub from '@mui/icons-material/HubOutlined'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const integrasi: Screen = {
	resource: 'integrasi',
	nama: 'Integrasi',
	icon: Hub,
	page: lazyPage(async () => (await import('./integrasi-page.tsx')).IntegrasiPage),
}
