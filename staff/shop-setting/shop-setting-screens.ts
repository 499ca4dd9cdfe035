import Icon from '@mui/icons-material/StorefrontOutlined'
import type { Screens } from '../screens.ts'
import { ShopSettingPage } from './shop-setting-page.tsx'

export const shopSettingScreens: Screens = {
	sumber: 'shop-setting',
	nama: 'Pengaturan toko',
	kelompok: 'toko',
	icon: Icon,
	page: ShopSettingPage,
}
