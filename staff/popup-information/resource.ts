import Quiz from '@mui/icons-material/QuizOutlined'
import { textOf } from '../lists/plain-text.ts'
import { list } from '../screen.ts'

export const popupInformation = list(
	'popup-information',
	'Popup & kuis',
	Quiz,
	textOf,
	() => import('./popup-pages.tsx'),
)
