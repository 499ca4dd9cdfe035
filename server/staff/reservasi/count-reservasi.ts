import { z } from 'zod'
import { countReservasiResponse, type JumlahReservasi, saringanReservasi } from '../../../contract/staff/reservasi.ts'
import { staffRoute } from '../staff-route.ts'

/** The number of reservations by status, of one day or of all days. */
export const countReservasi = staffRoute({
	method: 'GET',
	path: '/reservasi/jumlah',
	rule: ['reservasi', 'lihat'],
	query: z.object({ tanggal: saringanReservasi.tanggal }),
	response: countReservasiResponse,
	async read({ query: { tanggal } }, { db }) {
		let counts = db
			.selectFrom('shopReservasi')
			.select((eb) => ['status', eb.fn.countAll<number>().as('jumlah')])
			.groupBy('status')
		if (tanggal) counts = counts.where('tanggalVisit', '=', tanggal)
		const data: JumlahReservasi = { baru: 0, dikonfirmasi: 0, hadir: 0, selesai: 0, batal: 0, 'tidak-hadir': 0 }
		for (const { status, jumlah } of await counts.execute()) data[status] = Number(jumlah)
		return { data }
	},
})
