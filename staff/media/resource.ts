import PermMedia from '@mui/icons-material/PermMediaOutlined'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const gambar: Screen = {
	resource: 'gambar',
	path: 'media',
	nama: 'Media',
	icon: PermMedia,
	page: lazyPage(async () => (await import('./media-page.tsx')).MediaPage),
}
