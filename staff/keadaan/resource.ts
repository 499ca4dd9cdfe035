import Tune from '@mui/icons-material/Tune'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const keadaan: Screen = {
	resource: 'keadaan',
	nama: 'Keadaan sistem',
	icon: Tune,
	page: lazyPage(async () => (await import('./keadaan-page.tsx')).KeadaanPage),
}
