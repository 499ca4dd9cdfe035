import Quiz from '@mui/icons-material/QuizOutlined'
import { lazyPages } from '../lazy-pages.ts'
import { textOf } from '../lists/plain-text.ts'
import type { Screen } from '../screen.ts'

export const popupInformation: Screen = {
	resource: 'popup-information',
	nama: 'Popup & kuis',
	icon: Quiz,
	label: textOf,
	...lazyPages(async () => (await import('./popup-information-pages.tsx')).popupInformationPages),
}
