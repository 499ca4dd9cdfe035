import QuestionAnswer from '@mui/icons-material/QuestionAnswerOutlined'
import type { Screens } from '../screens.ts'
import { FaqCreate, FaqEdit, FaqList } from './faq-pages.tsx'

export const faqScreens: Screens = {
	sumber: 'faq',
	nama: 'Pertanyaan umum',
	kelompok: 'isi',
	icon: QuestionAnswer,
	label: 'pertanyaan',
	list: FaqList,
	create: FaqCreate,
	edit: FaqEdit,
}
