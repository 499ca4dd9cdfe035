import { pilihanReservasiResponse } from '../../../contract/staff/reservasi-meja.ts'
import { isPublished } from '../../../database/is-published.ts'
import { readVisitRange } from '../../reservasi/read-visit-range.ts'
import { staffRoute } from '../staff-route.ts'

/** The offered packages and the days of visits, for the forms of the desk. */
export const listPilihanReservasi = staffRoute({
	method: 'GET',
	path: '/reservasi/pilihan',
	rule: ['reservasi', 'lihat'],
	response: pilihanReservasiResponse,
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
