import type { listTestimoniFav as call } from '../../../contract/testimoni.ts'
import type { Handler } from '../context.ts'
import { preparedPage } from '../prepared-page.ts'
import { testimoniColumns } from './list-testimoni.ts'

const favourites = preparedPage(({ db }) =>
	db.selectFrom('testimoni').select(testimoniColumns).where('favorit', 'is not', null).orderBy('favorit').orderBy('id'),
)

export const listTestimoniFav: Handler<typeof call> = ({ query }, context) => favourites(context, query)
