import History from '@mui/icons-material/History'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const audit: Screen = {
	resource: 'audit',
	nama: 'Riwayat',
	icon: History,
	label: 'label',
	list: lazyPage(async () => (await import('./audit-list.tsx')).AuditList),
}
