import Tune from '@mui/icons-material/Tune'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const webSetting: Screen = {
	resource: 'web-setting',
	nama: 'Identitas situs',
	icon: Tune,
	page: lazyPage(async () => (await import('./web-setting-page.tsx')).WebSettingPage),
}
