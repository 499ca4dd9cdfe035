import * as calls from '../../../contract/staff/calls.ts'
import type { AllowStatus } from '../../../contract/staff/komentar.ts'
import { staffRoute } from '../staff-route.ts'

export const countKomentar = staffRoute(calls.countKomentar, {
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
