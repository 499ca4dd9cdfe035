import type { listTestimoni as call } from '../../../contract/testimoni.ts'
import { isShown } from '../../../database/is-shown.ts'
import type { Handler } from '../context.ts'
import { paginateContent } from '../count-content.ts'

export const testimoniColumns = ['id', 'nama', 'foto', 'rating', 'testimoni'] as const

export const listTestimoni: Handler<typeof call> = ({ query }, context) => {
	const testimoni = context.db
		.selectFrom('testimoni')
		.select(testimoniColumns)
		.orderBy('createdAt', 'desc')
		.orderBy('id', 'desc')
	return paginateContent(context, testimoni.where(isShown('testimoni')), query)
}
