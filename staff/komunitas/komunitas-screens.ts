import Icon from '@mui/icons-material/GroupsOutlined'
import type { Screens } from '../screens.ts'
import { KomunitasList, komunitasPages } from './komunitas-pages.tsx'

export const komunitasScreens: Screens = {
	sumber: 'komunitas',
	nama: 'Komunitas',
	kelompok: 'isi',
	icon: Icon,
	label: 'nama',
	list: KomunitasList,
	...komunitasPages,
}
