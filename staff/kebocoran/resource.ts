import PrivacyTip from '@mui/icons-material/PrivacyTipOutlined'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const kebocoran: Screen = {
	resource: 'kebocoran',
	nama: 'Kebocoran data',
	icon: PrivacyTip,
	page: lazyPage(async () => (await import('./kebocoran-page.tsx')).KebocoranPage),
}
