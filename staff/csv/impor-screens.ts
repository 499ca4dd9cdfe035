import ImportExport from '@mui/icons-material/ImportExport'
import type { Screens } from '../screens.ts'
import { ImporPage } from './impor-page.tsx'

export const imporScreens: Screens = {
	sumber: 'impor',
	nama: 'Impor & ekspor',
	kelompok: 'pengaturan',
	icon: ImportExport,
	page: ImporPage,
}
