import { mayReschedule } from '../../../contract/reservasi/staff/langkah-reservasi.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { fail } from '../../http/failure.ts'
import { staffRoute } from '../../staff/staff-route.ts'
import { checkVisitDay } from '../kalender/check-visit-day.ts'
import { lockReservasi } from '../lock-reservasi.ts'
import { readItems } from './read-items.ts'

export const rescheduleReservasi = staffRoute(calls.rescheduleReservasi, {
	async change({ params: { id }, body: { dari, ke, catatan } }, { db, database: { kind }, now, audit }) {
		const reservasi = await lockReservasi(db, kind, id)
		if (!reservasi) return fail('TIDAK_DITEMUKAN')
		if (reservasi.tanggalVisit !== dari) return fail('SUDAH_BERUBAH')
		if (!mayReschedule(reservasi.status)) return fail('LANGKAH_DITOLAK')
		if (ke === dari) return fail('INPUT_TIDAK_VALID', { fields: { ke: 'Pilih hari yang lain.' } })
		const lines = await readItems(db, id)
		const closed = await checkVisitDay(db, kind, { tanggalVisit: ke, lines, reservasiId: id }, now())
		if (closed) return closed
		await db.updateTable('shopReservasi').set({ tanggalVisit: ke }).where('id', '=', id).execute()
		await audit({
			aksi: 'jadwal-ulang',
			sumber: 'reservasi',
			sumberId: id,
			label: reservasi.kode,
			sebelum: { tanggalVisit: dari },
			sesudah: { tanggalVisit: ke },
			rincian: { catatan },
		})
		return { data: { id } }
	},
})
