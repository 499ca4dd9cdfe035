import type { listTestimoni as call } from '../../../contract/testimoni.ts'
import type { Handler } from '../context.ts'
import { preparedPage } from '../prepared-page.ts'

export const testimoniColumns = ['id', 'nama', 'foto', 'rating', 'testimoni'] as const

const testimoni = preparedPage(({ db }) =>
	db.selectFrom('testimoni').select(testimoniColumns).orderBy('createdAt', 'desc').orderBy('id', 'desc'),
)

export const listTestimoni: Handler<typeof call> = ({ query }, context) => testimoni(context, query)
