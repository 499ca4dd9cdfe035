import Settings from '@mui/icons-material/SettingsOutlined'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const keadaan: Screen = {
	resource: 'keadaan',
	nama: 'Keadaan sistem',
	icon: Settings,
	page: lazyPage(async () => (await import('./keadaan-page.tsx')).KeadaanPage),
}
