import type { listFaq as call } from '../../../contract/faq.ts'
import type { Handler } from '../context.ts'
import { preparedPage } from '../prepared-page.ts'

const faq = preparedPage(({ db }) =>
	db.selectFrom('faq').select(['id', 'pertanyaan', 'jawaban']).orderBy('urutan').orderBy('id'),
)

export const listFaq: Handler<typeof call> = ({ query }, context) => faq(context, query)
