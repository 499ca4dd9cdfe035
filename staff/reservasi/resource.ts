import EventAvailable from '@mui/icons-material/EventAvailableOutlined'
import { page } from '../screen.ts'

export const reservasi = page('reservasi', 'Reservasi', EventAvailable, () => import('./reservasi-page.tsx'))
