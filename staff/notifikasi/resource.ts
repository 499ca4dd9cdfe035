import Notifications from '@mui/icons-material/NotificationsOutlined'
import { page } from '../screen.ts'

export const notifikasi = page('notifikasi', 'Notifikasi', Notifications, () => import('./notifikasi-page.tsx'))
