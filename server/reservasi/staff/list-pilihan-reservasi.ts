import * as calls from '../../../contract/staff/calls.ts'
import { isPublished } from '../../../database/is-published.ts'
import { staffRoute } from '../../staff/staff-route.ts'
import { readVisitRange } from '../read-visit-range.ts'

export const listPilihanReservasi = staffRoute(calls.listPilihanReservasi, {
	async read(_, { db, now }) {
		const paket = await db
			.selectFrom('shopItem')
			.select(['id', 'nama', 'harga'])
			.where(isPublished('shopItem'))
			.orderBy('nama')
			.orderBy('id')
			.execute()
		return { data: { paket, ...(await readVisitRange(db, now())) } }
	},
})
