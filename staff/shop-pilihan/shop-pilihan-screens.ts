import Category from '@mui/icons-material/CategoryOutlined'
import Sell from '@mui/icons-material/SellOutlined'
import type { Screens } from '../screens.ts'
import { shopPilihanPages } from './shop-pilihan-pages.tsx'

export const shopTipeScreens: Screens = {
	sumber: 'shop-tipe',
	nama: 'Tipe paket',
	kelompok: 'toko',
	icon: Sell,
	label: 'nama',
	...shopPilihanPages('tipe'),
}

export const shopKategoriScreens: Screens = {
	sumber: 'shop-kategori',
	nama: 'Kategori paket',
	kelompok: 'toko',
	icon: Category,
	label: 'nama',
	...shopPilihanPages('kategori'),
}
