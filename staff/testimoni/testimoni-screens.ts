import Icon from '@mui/icons-material/FormatQuoteOutlined'
import type { Screens } from '../screens.ts'
import { TestimoniList, testimoniPages } from './testimoni-pages.tsx'

export const testimoniScreens: Screens = {
	sumber: 'testimoni',
	nama: 'Testimoni',
	kelompok: 'isi',
	icon: Icon,
	label: 'nama',
	list: TestimoniList,
	...testimoniPages,
}
