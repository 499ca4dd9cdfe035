import Icon from '@mui/icons-material/ShareOutlined'
import type { Screens } from '../screens.ts'
import { WebSettingSosmedList, webSettingSosmedPages } from './web-setting-sosmed-pages.tsx'

export const webSettingSosmedScreens: Screens = {
	sumber: 'web-setting-sosmed',
	nama: 'Media sosial',
	kelompok: 'pengaturan',
	icon: Icon,
	label: 'icon',
	list: WebSettingSosmedList,
	...webSettingSosmedPages,
}
