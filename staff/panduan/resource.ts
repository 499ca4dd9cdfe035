import Checklist from '@mui/icons-material/ChecklistOutlined'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const panduan: Screen = {
	resource: 'panduan',
	nama: 'Siapkan situs',
	icon: Checklist,
	page: lazyPage(async () => (await import('./panduan-page.tsx')).PanduanPage),
}
