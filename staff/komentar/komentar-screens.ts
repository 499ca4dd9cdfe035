import Comment from '@mui/icons-material/ModeCommentOutlined'
import type { Screens } from '../screens.ts'
import { KomentarPage } from './komentar-page.tsx'

export const komentarScreens: Screens = {
	sumber: 'komentar',
	nama: 'Komentar',
	kelompok: 'harian',
	icon: Comment,
	page: KomentarPage,
}
