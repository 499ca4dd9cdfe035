import AutoDelete from '@mui/icons-material/AutoDeleteOutlined'
import { page } from '../screen.ts'

export const sampah = page('sampah', 'Sampah', AutoDelete, () => import('./sampah-page.tsx'))
