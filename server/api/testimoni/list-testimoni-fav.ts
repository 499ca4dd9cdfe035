import type { listTestimoniFav as call } from '../../../contract/testimoni.ts'
import type { Handler } from '../context.ts'
import { paginateContent } from '../count-content.ts'
import { testimoniColumns } from './list-testimoni.ts'

export const listTestimoniFav: Handler<typeof call> = ({ query }, context) => {
	const favourites = context.db
		.selectFrom('testimoni')
		.select(testimoniColumns)
		.where('favorit', 'is not', null)
		.orderBy('favorit')
		.orderBy('id')
	return paginateContent(context, favourites, query)
}
