import type { Calls } from '../../../contract/calls.ts'
import type { DbTransaction, RowOf } from '../../../database/schema.ts'
import type { ApiContext, ApiRequest, Handler } from '../../api/context.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import { PENGUNJUNG, recordEvent } from '../../peristiwa/record-event.ts'
import { checkVisitDay } from '../kalender/check-visit-day.ts'
import { isUbahStatus, readUbahSampai } from './read-ubah.ts'
import { findForCaller } from './verify-reservasi.ts'

type Reservasi = RowOf<'shopReservasi'>

/**
 * Moves a visit to another day. Staff confirmed the former day, so the reservation waits for them again. One on the
 * waiting list takes a place if there is one for it, on its own day too.
 */
export const rescheduleReservasi: Handler<Calls['rescheduleReservasi']> = (request, context) =>
	withReservasiLock(context, request, async (transaction, reservasi, isOwn) => {
		const { id, kode, status, tanggalVisit: dari } = reservasi
		if (!isUbahStatus(status)) return fail('LANGKAH_DITOLAK')
		const ke = request.body.tanggalVisit
		const isTunggu = status === 'menunggu'
		const { jamDatang: semula } = reservasi
		const { jamDatang: wanted } = request.body
		const unchanged = { data: { updated: { kode, tanggalVisit: dari, status } } }
		// A repeated request.
		if (ke === dari && (wanted ?? semula) === semula && !isTunggu) return unchanged
		const now = context.now()
		if ((await readUbahSampai(transaction, reservasi, now)) === null) return fail('HUBUNGI_PETUGAS')

		const lines = await transaction
			.selectFrom('shopReservasiItem')
			.select(['shopItemId', 'pasienId'])
			.where('reservasiId', '=', id)
			.execute()
		// An offer is valid until its end, also after the last hour of arrivals.
		const isOffered = isTunggu && ke === dari && (reservasi.ditawarkanSampai ?? 0) > now
		const visit = { tanggalVisit: ke, jamDatang: wanted, semula, lines, reservasiId: id, isVisitor: !isOffered }
		const { closed, jamDatang } = await checkVisitDay(transaction, context.database.kind, visit, now)
		if (closed) return closed
		if (ke === dari && jamDatang === semula && !isTunggu) return unchanged
		return save(transaction, reservasi, {
			aksi: isTunggu ? 'ambil-tempat' : 'jadwal-ulang',
			tanggalVisit: ke,
			jamDatang,
			status: 'baru',
			isOwn,
			now,
		})
	})

export const cancelReservasi: Handler<Calls['cancelReservasi']> = (request, context) =>
	withReservasiLock(context, request, async (transaction, reservasi, isOwn) => {
		const { kode, status, tanggalVisit, jamDatang } = reservasi
		// A repeated request.
		if (status === 'batal') return { data: { updated: { kode, tanggalVisit, status } } }
		if (!isUbahStatus(status)) return fail('LANGKAH_DITOLAK')
		const now = context.now()
		if ((await readUbahSampai(transaction, reservasi, now)) === null) return fail('HUBUNGI_PETUGAS')
		return save(transaction, reservasi, { aksi: 'status', tanggalVisit, jamDatang, status: 'batal', isOwn, now })
	})

type Caller = Pick<ApiRequest<Calls['cancelReservasi']>, 'params' | 'body' | 'memberId' | 'address'>

/** Runs a visitor's change in one transaction that locks the reservation. */
async function withReservasiLock<T>(
	context: ApiContext,
	{ params, body: { noTelpAkhir }, memberId, address }: Caller,
	work: (transaction: DbTransaction, reservasi: Reservasi, isOwn: boolean) => Promise<T | Failure>,
): Promise<T | Failure> {
	const found = await findForCaller(context, { kode: params.kode, noTelpAkhir, memberId, address })
	if (isFailure(found)) return found
	return context.db.transaction().execute(async (transaction) => {
		// SQLite runs all transactions one after the other.
		const reservasi = await transaction
			.selectFrom('shopReservasi')
			.selectAll()
			.where('id', '=', found.id)
			.$if(context.database.kind === 'postgres', (query) => query.forUpdate())
			.executeTakeFirst()
		// Deleted after the request began.
		return reservasi ? work(transaction, reservasi, found.isOwn) : fail('TIDAK_DITEMUKAN')
	})
}

interface Change extends Pick<Reservasi, 'tanggalVisit' | 'jamDatang' | 'status'> {
	aksi: string
	isOwn: boolean
	now: number
}

async function save(
	db: DbTransaction,
	{ id, kode, tanggalVisit, jamDatang, status }: Reservasi,
	{ aksi, isOwn, now, ...values }: Change,
) {
	await db.updateTable('shopReservasi').set(values).where('id', '=', id).execute()
	const sebelum = { tanggalVisit, jamDatang, status }
	// Code and digits may be stolen: the patient's mail says so, and the desk can undo it.
	const sesudah = { ...values, ...(!isOwn && { perangkatLain: true }) }
	const event = { aksi, sumber: 'reservasi', sumberId: id, label: '', sebelum, sesudah }
	await recordEvent(db, { ...event, staf: PENGUNJUNG, now })
	return { data: { updated: { kode, tanggalVisit: values.tanggalVisit, status: values.status } } }
}
