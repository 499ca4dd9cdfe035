import Tune from '@mui/icons-material/Tune'
import { page } from '../screen.ts'

export const keadaan = page('keadaan', 'Keadaan sistem', Tune, () => import('./keadaan-page.tsx'))
