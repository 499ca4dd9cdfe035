import { z } from 'zod'
import { page } from '../../../contract/parameters.ts'
import { type BarisReservasi, saringanReservasi } from '../../../contract/staff/reservasi.ts'
import { paginate } from '../../../database/paginate.ts'
import { pageLimit } from '../page-limit.ts'
import { staffRoute } from '../staff-route.ts'
import { reservasiQuery, withItems } from './reservasi-query.ts'

/** One day's reservations in the order they were made; without a day all of them, the latest visit first. */
export const listReservasi = staffRoute({
	method: 'GET',
	path: '/reservasi',
	rule: ['reservasi', 'lihat'],
	query: z.object({ page, limit: pageLimit, ...saringanReservasi }),
	async read({ query: asked }, { db, database }) {
		const rows = reservasiQuery(db, database.kind, asked)
		const sorted = asked.tanggal ? rows.orderBy('id') : rows.orderBy('tanggalVisit', 'desc').orderBy('id', 'desc')
		const { data, pagination } = await paginate(sorted, asked)
		const lines = (await withItems(db, data)).map(
			({ paket, ...row }): BarisReservasi => ({ ...row, jumlahPaket: paket.length }),
		)
		return { data: lines, pagination }
	},
})
