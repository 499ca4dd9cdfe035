import Icon from '@mui/icons-material/Inventory2Outlined'
import type { Screens } from '../screens.ts'
import { ShopItemList, shopItemPages } from './shop-item-pages.tsx'

export const shopItemScreens: Screens = {
	sumber: 'shop-item',
	nama: 'Paket layanan',
	kelompok: 'toko',
	icon: Icon,
	label: 'nama',
	list: ShopItemList,
	...shopItemPages,
}
