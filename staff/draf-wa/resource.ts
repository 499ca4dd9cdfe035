import MarkChatUnread from '@mui/icons-material/MarkChatUnreadOutlined'
import { page } from '../screen.ts'

export const drafWa = page('draf-wa', 'Draf WhatsApp', MarkChatUnread, () => import('./draf-wa-page.tsx'))
