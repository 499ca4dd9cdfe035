import * as calls from '../../../contract/staff/calls.ts'
import { isAllowedStep } from '../../../contract/staff/langkah-reservasi.ts'
import { tanggalWib } from '../../../contract/tanggal.ts'
import { fail } from '../../http/failure.ts'
import { recordEvent } from '../../notifications/record-event.ts'
import { insertRiwayat } from '../../reservasi/riwayat.ts'
import { staffRoute } from '../staff-route.ts'

export const moveReservasi = staffRoute(calls.moveReservasi, {
	async change({ params: { id }, body: { dari, ke, catatan }, staf }, { db, now, audit }) {
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
		const riwayat = await insertRiwayat(db, { reservasiId: id, jenis: 'status', dari, ke, catatan, staf }, now())
		if (ke !== 'baru') await recordEvent(db, { peristiwa: `reservasi.${ke}`, reservasiId: id }, now())
		// The note is stored with the reservation only, so that it is deleted with the member's data.
		await audit({
			aksi: 'status',
			sumber: 'reservasi',
			sumberId: id,
			label: reservasi.kode,
			sebelum: { status: dari },
			sesudah: { status: ke },
		})
		return { data: { id, status: ke, riwayat } }
	},
})
