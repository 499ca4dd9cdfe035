import Insights from '@mui/icons-material/InsightsOutlined'
import { page } from '../screen.ts'

export const dasbor = page('dasbor', 'Dasbor', Insights, () => import('./dashboard-page.tsx'))
