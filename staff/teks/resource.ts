import TextFields from '@mui/icons-material/TextFieldsOutlined'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const teks: Screen = {
	resource: 'teks',
	nama: 'Teks situs',
	icon: TextFields,
	page: lazyPage(async () => (await import('./teks-page.tsx')).TeksPage),
}
