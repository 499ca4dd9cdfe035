import Icon from '@mui/icons-material/QuizOutlined'
import { plainText } from '../lists/plain-text.ts'
import type { Screens } from '../screens.ts'
import { PopupInformationList, popupInformationPages } from './popup-information-pages.tsx'

export const popupInformationScreens: Screens = {
	sumber: 'popup-information',
	nama: 'Popup & kuis',
	kelompok: 'beranda',
	icon: Icon,
	label: ({ text }) => plainText(text),
	list: PopupInformationList,
	...popupInformationPages,
}
