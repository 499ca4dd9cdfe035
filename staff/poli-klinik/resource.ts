import LocalHospital from '@mui/icons-material/LocalHospitalOutlined'
import { lazyPages } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const poliKlinik: Screen = {
	resource: 'poli-klinik',
	nama: 'Poli klinik',
	icon: LocalHospital,
	label: 'nama',
	...lazyPages(async () => (await import('./poli-klinik-pages.tsx')).poliKlinikPages),
}
