import PermMedia from '@mui/icons-material/PermMediaOutlined'
import { page } from '../screen.ts'

export const gambar = page('gambar', 'Media', PermMedia, () => import('./media-page.tsx'), { path: 'media' })
