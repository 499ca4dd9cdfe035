import { allowStatus } from '../../../contract/staff/komentar.ts'
import { staffRoute } from '../staff-route.ts'

/** How many comments there are of each state. */
export const countKomentar = staffRoute({
	method: 'GET',
	path: '/komentar/jumlah',
	rule: ['komentar', 'lihat'],
	async read(_, { db }) {
		const rows = await db
			.selectFrom('artikelKomentar')
			.select(['allowStatus', (eb) => eb.fn.countAll<number>().as('jumlah')])
			.groupBy('allowStatus')
			.execute()
		const counted = new Map(rows.map((row) => [row.allowStatus, Number(row.jumlah)]))
		return { data: Object.fromEntries(allowStatus.map((status) => [status, counted.get(status) ?? 0])) }
	},
})
