import AutoDelete from '@mui/icons-material/AutoDeleteOutlined'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const sampah: Screen = {
	resource: 'sampah',
	nama: 'Sampah',
	icon: AutoDelete,
	page: lazyPage(async () => (await import('./sampah-page.tsx')).SampahPage),
}
