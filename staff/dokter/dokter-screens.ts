import MedicalServices from '@mui/icons-material/MedicalServicesOutlined'
import type { Screens } from '../screens.ts'
import { DokterCreate, DokterEdit } from './dokter-form.tsx'
import { DokterList } from './dokter-list.tsx'

export const dokterScreens: Screens = {
	sumber: 'dokter',
	nama: 'Dokter',
	kelompok: 'dokter',
	icon: MedicalServices,
	label: 'nama',
	list: DokterList,
	create: DokterCreate,
	edit: DokterEdit,
}
