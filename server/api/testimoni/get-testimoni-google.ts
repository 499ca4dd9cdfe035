import type { getTestimoniGoogle as call } from '../../../contract/testimoni.ts'
import { prepared } from '../../../database/prepared.ts'
import type { Handler } from '../context.ts'

const testimoniGoogle = prepared(({ db }) => db.selectFrom('testimoniGoogle').select(['rating', 'reviews']))

export const getTestimoniGoogle: Handler<typeof call> = async (_, { database }) => ({
	data: (await testimoniGoogle.first(database)) ?? { rating: 0, reviews: 0 },
})
