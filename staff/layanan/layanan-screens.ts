import Icon from '@mui/icons-material/HealingOutlined'
import type { Screens } from '../screens.ts'
import { LayananList, layananPages } from './layanan-pages.tsx'

export const layananScreens: Screens = {
	sumber: 'layanan',
	nama: 'Layanan unggulan',
	kelompok: 'isi',
	icon: Icon,
	label: 'nama',
	list: LayananList,
	...layananPages,
}
