import type { listTestimoniFav as call } from '../../../contract/testimoni.ts'
import type { Handler } from '../context.ts'
import { paginate } from '../paginate.ts'
import { testimoniColumns } from './list-testimoni.ts'

export const listTestimoniFav: Handler<typeof call> = ({ query }, { db }) =>
	paginate(
		db
			.selectFrom('testimoni')
			.select(testimoniColumns)
			.where('favorit', 'is not', null)
			.orderBy('favorit')
			.orderBy('id'),
		query,
	)
