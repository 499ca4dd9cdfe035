import { isAllowedStep } from '../../../contract/reservasi/staff/langkah-reservasi.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { fail } from '../../http/failure.ts'
import { staffRoute } from '../../staff/staff-route.ts'

export const moveReservasi = staffRoute(calls.moveReservasi, {
	async change({ params: { id }, body: { dari, ke, catatan } }, { db, now, audit }) {
		const reservasi = await db
			.selectFrom('shopReservasi')
			.select(['kode', 'tanggalVisit'])
			.where('id', '=', id)
			.executeTakeFirst()
		if (!reservasi) return fail('TIDAK_DITEMUKAN')
		const isTooEarly = ke === 'tidak-hadir' && reservasi.tanggalVisit > tanggalWib(now())
		if (!isAllowedStep(dari, ke) || isTooEarly) return fail('LANGKAH_DITOLAK')
		const { numUpdatedRows } = await db
			.updateTable('shopReservasi')
			.set({ status: ke })
			.where('id', '=', id)
			.where('status', '=', dari)
			.executeTakeFirst()
		if (numUpdatedRows !== 1n) return fail('SUDAH_BERUBAH')
		await audit({
			aksi: 'status',
			sumber: 'reservasi',
			sumberId: id,
			label: reservasi.kode,
			sebelum: { status: dari },
			sesudah: { status: ke },
			rincian: { catatan },
		})
		return { data: { id, status: ke } }
	},
})
