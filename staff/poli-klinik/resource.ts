import LocalHospital from '@mui/icons-material/LocalHospitalOutlined'
import { list } from '../screen.ts'

export const poliKlinik = list(
	'poli-klinik',
	'Poli klinik',
	LocalHospital,
	'nama',
	() => import('./poli-klinik-pages.tsx'),
)
