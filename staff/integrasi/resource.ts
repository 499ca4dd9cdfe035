import SyncAlt from '@mui/icons-material/SyncAlt'
import { page } from '../screen.ts'

export const integrasi = page('integrasi', 'Integrasi', SyncAlt, () => import('./integrasi-page.tsx'))
