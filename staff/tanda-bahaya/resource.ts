import Emergency from '@mui/icons-material/EmergencyOutlined'
import { page } from '../screen.ts'

export const tandaBahaya = page('tanda-bahaya', 'Tanda bahaya', Emergency, () => import('./tanda-bahaya-page.tsx'))
