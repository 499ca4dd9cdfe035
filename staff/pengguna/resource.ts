import Group from '@mui/icons-material/GroupOutlined'
import { lazyPages } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const pengguna: Screen = {
	resource: 'pengguna',
	nama: 'Pengguna',
	icon: Group,
	label: 'nama',
	...lazyPages(async () => (await import('./pengguna-pages.tsx')).penggunaPages),
}
