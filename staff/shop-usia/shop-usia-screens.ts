import Icon from '@mui/icons-material/CakeOutlined'
import type { Screens } from '../screens.ts'
import { ShopUsiaList, shopUsiaPages } from './shop-usia-pages.tsx'

export const shopUsiaScreens: Screens = {
	sumber: 'shop-usia',
	nama: 'Kelompok usia',
	kelompok: 'toko',
	icon: Icon,
	label: 'nama',
	list: ShopUsiaList,
	...shopUsiaPages,
}
