import MarkChatUnread from '@mui/icons-material/MarkChatUnreadOutlined'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const drafWa: Screen = {
	resource: 'draf-wa',
	nama: 'Draf WhatsApp',
	icon: MarkChatUnread,
	page: lazyPage(async () => (await import('./draf-wa-page.tsx')).DrafWaPage),
}
