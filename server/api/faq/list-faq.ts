import type { listFaq as call } from '../../../contract/faq.ts'
import type { Handler } from '../context.ts'
import { paginate } from '../paginate.ts'

export const listFaq: Handler<typeof call> = ({ query }, { db }) =>
	paginate(db.selectFrom('faq').select(['id', 'pertanyaan', 'jawaban']).orderBy('urutan').orderBy('id'), query)
