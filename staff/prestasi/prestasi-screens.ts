import Icon from '@mui/icons-material/EmojiEventsOutlined'
import type { Screens } from '../screens.ts'
import { PrestasiList, prestasiPages } from './prestasi-pages.tsx'

export const prestasiScreens: Screens = {
	sumber: 'prestasi',
	nama: 'Prestasi',
	kelompok: 'isi',
	icon: Icon,
	label: 'nama',
	list: PrestasiList,
	...prestasiPages,
}
