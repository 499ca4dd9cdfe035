import ModeComment from '@mui/icons-material/ModeCommentOutlined'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const komentar: Screen = {
	resource: 'komentar',
	nama: 'Komentar',
	icon: ModeComment,
	page: lazyPage(async () => (await import('./komentar-page.tsx')).KomentarPage),
}
