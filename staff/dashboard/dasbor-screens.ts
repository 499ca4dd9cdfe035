import Insights from '@mui/icons-material/InsightsOutlined'
import type { Screens } from '../screens.ts'
import { DasborPage } from './dasbor-page.tsx'

export const dasborScreens: Screens = {
	sumber: 'dasbor',
	nama: 'Dasbor',
	kelompok: 'harian',
	icon: Insights,
	page: DasborPage,
}
