import Icon from '@mui/icons-material/ApartmentOutlined'
import type { Screens } from '../screens.ts'
import { FasilitasList, fasilitasPages } from './fasilitas-pages.tsx'

export const fasilitasScreens: Screens = {
	sumber: 'fasilitas',
	nama: 'Fasilitas',
	kelompok: 'isi',
	icon: Icon,
	label: 'nama',
	list: FasilitasList,
	...fasilitasPages,
}
