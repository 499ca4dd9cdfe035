import { isianFaq } from '../../../../contract/staff/faq.ts'
import { entity } from '../entity.ts'

export const faq = entity<'faq'>({
	sumber: 'faq',
	table: 'faq',
	isian: isianFaq,
	label: 'pertanyaan',
	search: ['pertanyaan', 'jawaban'],
	sort: ['urutan', 'pertanyaan'],
	ordered: true,
})
