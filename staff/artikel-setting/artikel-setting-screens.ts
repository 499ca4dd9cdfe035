import Icon from '@mui/icons-material/OndemandVideoOutlined'
import type { Screens } from '../screens.ts'
import { ArtikelSettingPage } from './artikel-setting-page.tsx'

export const artikelSettingScreens: Screens = {
	sumber: 'artikel-setting',
	nama: 'Poster & video',
	kelompok: 'isi',
	icon: Icon,
	page: ArtikelSettingPage,
}
