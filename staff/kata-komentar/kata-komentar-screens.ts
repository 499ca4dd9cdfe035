import Filter from '@mui/icons-material/FilterAltOutlined'
import type { Screens } from '../screens.ts'
import { KataKomentarCreate, KataKomentarEdit, KataKomentarList } from './kata-komentar-pages.tsx'

export const kataKomentarScreens: Screens = {
	sumber: 'kata-komentar',
	nama: 'Daftar kata',
	satu: 'Kata',
	kelompok: 'harian',
	icon: Filter,
	label: 'kata',
	list: KataKomentarList,
	create: KataKomentarCreate,
	edit: KataKomentarEdit,
}
