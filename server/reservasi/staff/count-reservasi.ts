import type { JumlahReservasi } from '../../../contract/reservasi/staff/reservasi.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { staffRoute } from '../../staff/staff-route.ts'

export const countReservasi = staffRoute(calls.countReservasi, {
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
