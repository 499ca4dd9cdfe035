import Group from '@mui/icons-material/GroupOutlined'
import type { Screens } from '../screens.ts'
import { PenggunaCreate, PenggunaEdit } from './pengguna-form.tsx'
import { PenggunaList } from './pengguna-list.tsx'

export const penggunaScreens: Screens = {
	sumber: 'pengguna',
	nama: 'Pengguna',
	kelompok: 'pengaturan',
	icon: Group,
	label: 'nama',
	list: PenggunaList,
	create: PenggunaCreate,
	edit: PenggunaEdit,
}
