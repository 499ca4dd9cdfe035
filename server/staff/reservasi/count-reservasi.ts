import { z } from 'zod'
import { type JumlahReservasi, saringanReservasi } from '../../../contract/staff/reservasi.ts'
import { staffRoute } from '../staff-route.ts'

const none: JumlahReservasi = { baru: 0, dikonfirmasi: 0, hadir: 0, selesai: 0, batal: 0 }

/** How many reservations a day has in each state; without a day, all days. */
export const countReservasi = staffRoute({
	method: 'GET',
	path: '/reservasi/jumlah',
	rule: ['reservasi', 'lihat'],
	query: z.object({ tanggal: saringanReservasi.tanggal }),
	async read({ query: { tanggal } }, { db }) {
		const counted = await db
			.selectFrom('shopReservasi')
			.select((eb) => ['status', eb.fn.countAll<number>().as('jumlah')])
			.$if(tanggal !== undefined, (rows) => rows.where('tanggalVisit', '=', tanggal as string))
			.groupBy('status')
			.execute()
		return { data: { ...none, ...Object.fromEntries(counted.map(({ status, jumlah }) => [status, Number(jumlah)])) } }
	},
})
