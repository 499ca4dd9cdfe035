import Icon from '@mui/icons-material/SettingsOutlined'
import type { Screens } from '../screens.ts'
import { WebSettingPage } from './web-setting-page.tsx'

export const webSettingScreens: Screens = {
	sumber: 'web-setting',
	nama: 'Identitas situs',
	kelompok: 'pengaturan',
	icon: Icon,
	page: WebSettingPage,
}
