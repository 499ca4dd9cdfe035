import Emergency from '@mui/icons-material/EmergencyOutlined'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const tandaBahaya: Screen = {
	resource: 'tanda-bahaya',
	nama: 'Tanda bahaya',
	icon: Emergency,
	page: lazyPage(async () => (await import('./tanda-bahaya-page.tsx')).TandaBahayaPage),
}
