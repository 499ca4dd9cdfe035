import Icon from '@mui/icons-material/CategoryOutlined'
import type { Screens } from '../screens.ts'
import { ShopKategoriList, shopKategoriPages } from './shop-kategori-pages.tsx'

export const shopKategoriScreens: Screens = {
	...{ sumber: 'shop-kategori', nama: 'Kategori paket', kelompok: 'toko', icon: Icon, label: 'nama' },
	...{ list: ShopKategoriList, ...shopKategoriPages },
}
