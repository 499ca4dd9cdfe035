import type { cancelReservasi as call } from '../../../contract/reservasi/reservasi.ts'
import type { Handler } from '../../api/context.ts'
import { fail } from '../../http/failure.ts'
import { PENGUNJUNG, recordEvent } from '../../peristiwa/record-event.ts'
import { isUbahStatus, readUbahSampai } from './read-ubah.ts'
import { withReservasiLock } from './with-reservasi-lock.ts'

export const cancelReservasi: Handler<typeof call> = ({ params, body, memberId, address }, context) =>
	withReservasiLock(
		context,
		{ kode: params.kode, noTelpAkhir: body.noTelpAkhir, memberId, address },
		async (transaction, { id, kode, status: dari, tanggalVisit }) => {
			const updated = { kode, tanggalVisit, status: 'batal' as const }
			// A repeated request.
			if (dari === 'batal') return { data: { updated } }
			if (!isUbahStatus(dari)) return fail('LANGKAH_DITOLAK')
			const now = context.now()
			if ((await readUbahSampai(transaction, tanggalVisit, now)) === null) return fail('HUBUNGI_PETUGAS')

			await transaction.updateTable('shopReservasi').set({ status: 'batal' }).where('id', '=', id).execute()
			await recordEvent(transaction, {
				aksi: 'status',
				sumber: 'reservasi',
				sumberId: id,
				label: '',
				sebelum: { status: dari },
				sesudah: { status: 'batal' },
				staf: PENGUNJUNG,
				now,
			})
			return { data: { updated } }
		},
	)
