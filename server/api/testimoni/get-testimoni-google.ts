import type { getTestimoniGoogle as call } from '../../../contract/testimoni.ts'
import type { Handler } from '../context.ts'

export const getTestimoniGoogle: Handler<typeof call> = async (_, { db }) => {
	const google = await db.selectFrom('testimoniGoogle').select(['rating', 'reviews']).executeTakeFirst()
	return { data: google ?? { rating: 0, reviews: 0 } }
}
