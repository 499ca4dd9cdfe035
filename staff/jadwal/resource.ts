import CalendarViewWeek from '@mui/icons-material/CalendarViewWeekOutlined'
import { page } from '../screen.ts'

export const jadwal = page('jadwal', 'Jadwal & cuti', CalendarViewWeek, () => import('./jadwal-page.tsx'))
