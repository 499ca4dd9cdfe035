import type { listFaq as call } from '../../../contract/faq.ts'
import { isShown } from '../../../database/is-shown.ts'
import type { Handler } from '../context.ts'
import { paginateContent } from '../count-content.ts'

export const listFaq: Handler<typeof call> = ({ query }, context) => {
	const faq = context.db.selectFrom('faq').select(['id', 'pertanyaan', 'jawaban']).orderBy('urutan').orderBy('id')
	return paginateContent(context, faq.where(isShown('faq')), query)
}
