import Tune from '@mui/icons-material/Tune'
import { page } from '../screen.ts'

export const webSetting = page('web-setting', 'Identitas situs', Tune, () => import('./web-setting-page.tsx'))
