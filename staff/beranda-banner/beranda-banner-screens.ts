import Icon from '@mui/icons-material/ViewCarouselOutlined'
import { plainText } from '../lists/plain-text.ts'
import type { Screens } from '../screens.ts'
import { BerandaBannerList, berandaBannerPages } from './beranda-banner-pages.tsx'

export const berandaBannerScreens: Screens = {
	sumber: 'beranda-banner',
	nama: 'Banner',
	kelompok: 'beranda',
	icon: Icon,
	label: ({ text }) => plainText(text),
	list: BerandaBannerList,
	...berandaBannerPages,
}
