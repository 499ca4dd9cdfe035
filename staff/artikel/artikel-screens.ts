import Article from '@mui/icons-material/ArticleOutlined'
import type { Screens } from '../screens.ts'
import { ArtikelCreate, ArtikelEdit } from './artikel-form.tsx'
import { ArtikelList } from './artikel-list.tsx'

export const artikelScreens: Screens = {
	sumber: 'artikel',
	nama: 'Artikel',
	kelompok: 'isi',
	icon: Article,
	label: 'judul',
	list: ArtikelList,
	create: ArtikelCreate,
	edit: ArtikelEdit,
}
