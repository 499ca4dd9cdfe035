import LinkOff from '@mui/icons-material/LinkOffOutlined'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const tautan: Screen = {
	resource: 'tautan',
	nama: 'Tautan rusak',
	icon: LinkOff,
	page: lazyPage(async () => (await import('./tautan-page.tsx')).TautanPage),
}
