import Icon from '@mui/icons-material/SellOutlined'
import type { Screens } from '../screens.ts'
import { ShopTipeList, shopTipePages } from './shop-tipe-pages.tsx'

export const shopTipeScreens: Screens = {
	...{ sumber: 'shop-tipe', nama: 'Tipe paket', kelompok: 'toko', icon: Icon, label: 'nama' },
	...{ list: ShopTipeList, ...shopTipePages },
}
