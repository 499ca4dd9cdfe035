import type { rescheduleReservasi as call } from '../../../contract/reservasi/reservasi.ts'
import type { Handler } from '../../api/context.ts'
import { fail } from '../../http/failure.ts'
import { PENGUNJUNG, recordEvent } from '../../peristiwa/record-event.ts'
import { checkVisitDay } from '../kalender/check-visit-day.ts'
import { isUbahStatus, readUbahSampai } from './read-ubah.ts'
import { withReservasiLock } from './with-reservasi-lock.ts'

/** Moves a visit to another day. Staff confirmed the former day, so the reservation waits for them again. */
export const rescheduleReservasi: Handler<typeof call> = ({ params, body, memberId, address }, context) =>
	withReservasiLock(
		context,
		{ kode: params.kode, noTelpAkhir: body.noTelpAkhir, memberId, address },
		async (transaction, { id, kode, status, tanggalVisit: dari }) => {
			if (!isUbahStatus(status)) return fail('LANGKAH_DITOLAK')
			const ke = body.tanggalVisit
			// A repeated request.
			if (ke === dari) return { data: { updated: { kode, tanggalVisit: dari, status } } }
			const now = context.now()
			if ((await readUbahSampai(transaction, dari, now)) === null) return fail('HUBUNGI_PETUGAS')

			const lines = await transaction
				.selectFrom('shopReservasiItem')
				.select(['shopItemId', 'pasienId'])
				.where('reservasiId', '=', id)
				.execute()
			const visit = { tanggalVisit: ke, lines, reservasiId: id }
			const closed = await checkVisitDay(transaction, context.database.kind, visit, now)
			if (closed) return closed

			await transaction
				.updateTable('shopReservasi')
				.set({ tanggalVisit: ke, status: 'baru' })
				.where('id', '=', id)
				.execute()
			await recordEvent(transaction, {
				aksi: 'jadwal-ulang',
				sumber: 'reservasi',
				sumberId: id,
				label: '',
				sebelum: { tanggalVisit: dari, status },
				sesudah: { tanggalVisit: ke, status: 'baru' },
				staf: PENGUNJUNG,
				now,
			})
			return { data: { updated: { kode, tanggalVisit: ke, status: 'baru' } } }
		},
	)
