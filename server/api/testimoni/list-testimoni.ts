import type { listTestimoni as call } from '../../../contract/testimoni.ts'
import type { Handler } from '../context.ts'
import { paginate } from '../paginate.ts'

export const testimoniColumns = ['id', 'nama', 'foto', 'rating', 'testimoni'] as const

export const listTestimoni: Handler<typeof call> = ({ query }, { db }) =>
	paginate(
		db.selectFrom('testimoni').select(testimoniColumns).orderBy('createdAt', 'desc').orderBy('id', 'desc'),
		query,
	)
