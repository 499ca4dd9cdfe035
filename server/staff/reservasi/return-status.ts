import * as calls from '../../../contract/staff/calls.ts'
import { occupiesDay, previousStatus } from '../../../contract/staff/langkah-reservasi.ts'
import { tanggalWib } from '../../../contract/tanggal.ts'
import { fail } from '../../http/failure.ts'
import { checkVisitDay } from '../../kalender/check-visit-day.ts'
import { recordEvent } from '../../notifications/record-event.ts'
import { lockReservasi } from '../../reservasi/lock-reservasi.ts'
import { insertRiwayat, readRiwayat } from '../../reservasi/riwayat.ts'
import { staffRoute } from '../staff-route.ts'
import { readItems } from './read-items.ts'

export const returnStatus = staffRoute(calls.returnStatus, {
	async change({ params: { id }, body: { dari, alasan }, staf }, { db, database: { kind }, now, audit }) {
		const reservasi = await lockReservasi(db, kind, id)
		if (!reservasi) return fail('TIDAK_DITEMUKAN')
		if (reservasi.status !== dari) return fail('SUDAH_BERUBAH')
		const ke = previousStatus(dari, await readRiwayat(db, id))
		if (!ke) return fail('LANGKAH_DITOLAK')
		const { kode, tanggalVisit } = reservasi
		// The places of a past day are used up; only its record is corrected.
		const takesPlace = !occupiesDay(dari) && occupiesDay(ke) && tanggalVisit >= tanggalWib(now())
		if (takesPlace) {
			const lines = await readItems(db, id)
			const closed = await checkVisitDay(db, kind, { tanggalVisit, lines, reservasiId: id }, now())
			if (closed) return closed
		}
		await db.updateTable('shopReservasi').set({ status: ke }).where('id', '=', id).execute()
		await insertRiwayat(db, { reservasiId: id, jenis: 'status', dari, ke, catatan: alasan, staf }, now())
		const peristiwa = ke === 'baru' ? 'reservasi.diubah' : (`reservasi.${ke}` as const)
		await recordEvent(db, { peristiwa, reservasiId: id }, now())
		// The reason is stored with the reservation only, so that it is deleted with the member's data.
		await audit({
			aksi: 'kembalikan-status',
			sumber: 'reservasi',
			sumberId: id,
			label: kode,
			sebelum: { status: dari },
			sesudah: { status: ke },
		})
		return { data: { id } }
	},
})
