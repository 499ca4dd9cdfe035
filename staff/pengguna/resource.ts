import Badge from '@mui/icons-material/BadgeOutlined'
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

export const peranSendiri: Screen = {
	resource: 'peran-sendiri',
	nama: 'Peran sendiri',
	satu: 'Peran',
	icon: Badge,
	label: 'nama',
	...lazyPages(async () => (await import('./peran-sendiri-pages.tsx')).peranSendiriPages),
}
