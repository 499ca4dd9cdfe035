import MedicalServices from '@mui/icons-material/MedicalServicesOutlined'
import { lazyPages } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const dokter: Screen = {
	resource: 'dokter',
	nama: 'Dokter',
	icon: MedicalServices,
	label: 'nama',
	...lazyPages(async () => (await import('./dokter-pages.tsx')).dokterPages),
}
