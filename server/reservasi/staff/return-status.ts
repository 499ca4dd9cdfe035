import { occupiesDay, previousStatus } from '../../../contract/reservasi/staff/langkah-reservasi.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { fail } from '../../http/failure.ts'
import { staffRoute } from '../../staff/staff-route.ts'
import { checkVisitDay } from '../kalender/check-visit-day.ts'
import { lockReservasi } from '../lock-reservasi.ts'
import { readRiwayat } from '../riwayat.ts'
import { readItems } from './read-items.ts'

export const returnStatus = staffRoute(calls.returnStatus, {
	async change({ params: { id }, body: { dari, alasan } }, { db, database: { kind }, now, audit }) {
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
		await audit({
			aksi: 'kembalikan-status',
			sumber: 'reservasi',
			sumberId: id,
			label: kode,
			sebelum: { status: dari },
			sesudah: { status: ke },
			rincian: { catatan: alasan },
		})
		return { data: { id } }
	},
})
