import History from '@mui/icons-material/History'
import type { Screens } from '../screens.ts'
import { AuditList } from './audit-list.tsx'

export const auditScreens: Screens = {
	sumber: 'audit',
	nama: 'Riwayat',
	kelompok: 'pengaturan',
	icon: History,
	label: 'label',
	list: AuditList,
}
