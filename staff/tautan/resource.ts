import LinkOff from '@mui/icons-material/LinkOffOutlined'
import { page } from '../screen.ts'

export const tautan = page('tautan', 'Tautan rusak', LinkOff, () => import('./tautan-page.tsx'))
