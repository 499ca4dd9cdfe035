import History from '@mui/icons-material/History'
import { lazy } from 'react'
import type { Screen } from '../screen.ts'

export const audit: Screen = {
	resource: 'audit',
	nama: 'Riwayat',
	icon: History,
	label: 'label',
	list: lazy(() => import('./audit-list.tsx')),
}
