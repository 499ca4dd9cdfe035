import PrivacyTip from '@mui/icons-material/PrivacyTipOutlined'
import { page } from '../screen.ts'

export const kebocoran = page('kebocoran', 'Kebocoran data', PrivacyTip, () => import('./kebocoran-page.tsx'))
