import LocalHospital from '@mui/icons-material/LocalHospitalOutlined'
import type { Screens } from '../screens.ts'
import { PoliKlinikCreate, PoliKlinikEdit, PoliKlinikList } from './poli-klinik-pages.tsx'

export const poliKlinikScreens: Screens = {
	sumber: 'poli-klinik',
	nama: 'Poli klinik',
	kelompok: 'dokter',
	icon: LocalHospital,
	label: 'nama',
	list: PoliKlinikList,
	create: PoliKlinikCreate,
	edit: PoliKlinikEdit,
}
