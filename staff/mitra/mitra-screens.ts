import Icon from '@mui/icons-material/HandshakeOutlined'
import type { Screens } from '../screens.ts'
import { MitraList, mitraPages } from './mitra-pages.tsx'

export const mitraScreens: Screens = {
	sumber: 'mitra',
	nama: 'Mitra',
	kelompok: 'isi',
	icon: Icon,
	label: 'nama',
	list: MitraList,
	...mitraPages,
}
