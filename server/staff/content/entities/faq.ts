import { faqRecord, isianFaq } from '../../../../contract/staff/faq.ts'
import { entity } from '../entity.ts'

export const faq = entity({
	sumber: 'faq',
	table: 'faq',
	isian: isianFaq,
	record: faqRecord,
	label: 'pertanyaan',
	search: ['pertanyaan', 'jawaban'],
	sort: ['urutan', 'pertanyaan'],
	ordered: true,
})
