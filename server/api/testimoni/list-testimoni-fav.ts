import type { listTestimoniFav as call } from '../../../contract/testimoni.ts'
import { isShown } from '../../../database/is-shown.ts'
import type { Handler } from '../context.ts'
import { paginateContent } from '../count-content.ts'
import { testimoniColumns } from './list-testimoni.ts'

export const listTestimoniFav: Handler<typeof call> = ({ query }, context) => {
	const favourites = context.db
		.selectFrom('testimoni')
		.select(testimoniColumns)
		.where('favorit', 'is not', null)
		.where(isShown('testimoni'))
		.orderBy('favorit')
		.orderBy('id')
	return paginateContent(context, favourites, query)
}
