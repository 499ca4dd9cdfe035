import Category from '@mui/icons-material/CategoryOutlined'
import type { Screens } from '../screens.ts'
import { KategoriArtikelCreate, KategoriArtikelEdit, KategoriArtikelList } from './kategori-artikel-pages.tsx'

export const kategoriArtikelScreens: Screens = {
	sumber: 'kategori-artikel',
	nama: 'Kategori artikel',
	kelompok: 'isi',
	icon: Category,
	label: 'nama',
	list: KategoriArtikelList,
	create: KategoriArtikelCreate,
	edit: KategoriArtikelEdit,
}
