import Icon from '@mui/icons-material/SickOutlined'
import type { Screens } from '../screens.ts'
import { KeluhanList, keluhanPages } from './keluhan-pages.tsx'

export const keluhanScreens: Screens = {
	sumber: 'keluhan',
	nama: 'Keluhan',
	kelompok: 'dokter',
	icon: Icon,
	label: 'kata',
	list: KeluhanList,
	...keluhanPages,
}
