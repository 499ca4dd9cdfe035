import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import { page } from '../screen.ts'

export const kalender = page('kalender', 'Kalender', CalendarMonth, () => import('./kalender-page.tsx'))
