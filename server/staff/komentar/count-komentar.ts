import { type AllowStatus, countKomentarResponse } from '../../../contract/staff/komentar.ts'
import { staffRoute } from '../staff-route.ts'

/** The number of comments by status. */
export const countKomentar = staffRoute({
	method: 'GET',
	path: '/komentar/jumlah',
	rule: ['komentar', 'lihat'],
	response: countKomentarResponse,
	async read(_, { db }) {
		const rows = await db
			.selectFrom('artikelKomentar')
			.select(['allowStatus', (eb) => eb.fn.countAll<number>().as('jumlah')])
			.groupBy('allowStatus')
			.execute()
		const data: Record<AllowStatus, number> = { menunggu: 0, diizinkan: 0, ditolak: 0, spam: 0 }
		for (const row of rows) data[row.allowStatus] = Number(row.jumlah)
		return { data }
	},
})
