import ModeComment from '@mui/icons-material/ModeCommentOutlined'
import { page } from '../screen.ts'

export const komentar = page('komentar', 'Komentar', ModeComment, () => import('./komentar-page.tsx'))
