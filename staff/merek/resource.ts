import Palette from '@mui/icons-material/PaletteOutlined'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const merek: Screen = {
	resource: 'merek',
	nama: 'Merek',
	icon: Palette,
	page: lazyPage(async () => (await import('./merek-page.tsx')).MerekPage),
}
