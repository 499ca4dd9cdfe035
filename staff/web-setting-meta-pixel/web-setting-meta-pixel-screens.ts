import Icon from '@mui/icons-material/AdsClickOutlined'
import type { Screens } from '../screens.ts'
import { WebSettingMetaPixelList, webSettingMetaPixelPages } from './web-setting-meta-pixel-pages.tsx'

export const webSettingMetaPixelScreens: Screens = {
	sumber: 'web-setting-meta-pixel',
	nama: 'Meta Pixel',
	kelompok: 'pengaturan',
	icon: Icon,
	label: 'metaPixelId',
	list: WebSettingMetaPixelList,
	...webSettingMetaPixelPages,
}
