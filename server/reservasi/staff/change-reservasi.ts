import type { Updateable } from 'kysely'
import type { AnyCall, CallBody, CallResponse } from '../../../contract/call.ts'
import { describeBayar } from '../../../contract/reservasi/staff/bayar.ts'
import {
	isAllowedStep,
	isStepDay,
	mayReschedule,
	occupiesDay,
	previousStatus,
} from '../../../contract/reservasi/staff/langkah-reservasi.ts'
import type { StatusReservasi } from '../../../contract/reservasi/status-reservasi.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import type { DbTransaction, RowOf, Schema } from '../../../database/schema.ts'
import { followReservasi } from '../../antrean/follow-reservasi.ts'
import { type Failure, fail } from '../../http/failure.ts'
import { lockMember } from '../../pasien/lock-member.ts'
import { type ChangeContext, changeRoute } from '../../staff/staff-route.ts'
import { checkVisitDay } from '../kalender/check-visit-day.ts'
import { askedVisit, readAsked, readRiwayat } from '../riwayat.ts'

type Reservasi = RowOf<'shopReservasi'>

/** Locks the member first, as the public calls do, then the reservation; undefined when it does not exist. */
export async function lockReservasi(
	{ db, database: { kind } }: ChangeContext,
	id: string,
): Promise<Reservasi | undefined> {
	const found = await db.selectFrom('shopReservasi').select('memberId').where('id', '=', id).executeTakeFirst()
	if (!found || !(await lockMember(db, kind, found.memberId))) return undefined
	return db
		.selectFrom('shopReservasi')
		.selectAll()
		.where('id', '=', id)
		.$if(kind === 'postgres', (query) => query.forUpdate())
		.executeTakeFirst()
}

/** A change of one locked reservation. */
export function reservasiRoute<C extends AnyCall>(
	call: C,
	change: (reservasi: Reservasi, body: CallBody<C>, context: ChangeContext) => Promise<CallResponse<C> | Failure>,
) {
	return changeRoute(call, async ({ params, body }, context) => {
		const reservasi = await lockReservasi(context, params.id)
		return reservasi ? change(reservasi, body, context) : fail('TIDAK_DITEMUKAN')
	})
}

const BUKAN_HARINYA =
	'Kehadiran dicatat pada hari kunjungan. Bila pasien datang di hari lain, ganti dulu tanggal kunjungannya.'

/** When the patient came. A check-in that is taken back leaves no time; a visit that is ended by mistake keeps it. */
function hadirAtOf({ hadirAt }: { hadirAt: number | null }, ke: StatusReservasi, now: number): number | null {
	if (ke === 'hadir') return hadirAt ?? now
	return ke === 'dikonfirmasi' ? null : hadirAt
}

export const moveReservasi = changeRoute(calls.moveReservasi, ({ params: { id }, body }, context) =>
	moveTo(context, id, body),
)

/** One step of a reservation, with its event. */
export async function moveTo(
	context: ChangeContext,
	id: string,
	{ dari, ke, catatan }: CallBody<typeof calls.moveReservasi>,
) {
	const reservasi = await lockReservasi(context, id)
	if (!reservasi) return fail('TIDAK_DITEMUKAN')
	if (reservasi.status !== dari) return fail('SUDAH_BERUBAH')
	if (!isAllowedStep(dari, ke)) return fail('LANGKAH_DITOLAK')
	if (!isStepDay(ke, reservasi.tanggalVisit, tanggalWib(context.now())))
		return fail('LANGKAH_DITOLAK', { fields: { ke: BUKAN_HARINYA } })
	const [sebelum, sesudah] = [{ status: dari }, { status: ke }]
	const ikut = { hadirAt: hadirAtOf(reservasi, ke, context.now()) }
	await saveReservasi(context, reservasi, { aksi: 'status', sebelum, sesudah, rincian: { catatan }, ikut })
	await followReservasi(context.db, { id, dari, ke }, context.now)
	return { data: { id, status: ke } }
}

export const returnStatus = reservasiRoute(calls.returnStatus, async (reservasi, { dari, alasan }, context) => {
	const { db, database, now } = context
	const { id, tanggalVisit, jamDatang } = reservasi
	if (reservasi.status !== dari) return fail('SUDAH_BERUBAH')
	const ke = previousStatus(dari, await readRiwayat(context, id))
	if (!ke) return fail('LANGKAH_DITOLAK')
	const hadOffer = ke === 'menunggu' && (reservasi.ditawarkanSampai ?? 0) > now()
	// The places of a past day are used up; only its record is corrected.
	const takesPlace = !occupiesDay(dari) && (occupiesDay(ke) || hadOffer) && tanggalVisit >= tanggalWib(now())
	let isOfferGone = false
	if (takesPlace) {
		const visit = { tanggalVisit, jamDatang, isJamFixed: true, lines: await readItems(db, id), reservasiId: id }
		const { closed } = await checkVisitDay(db, database.kind, visit, now())
		if (closed && !hadOffer) return closed
		isOfferGone = closed !== null
	}
	const [sebelum, sesudah] = [{ status: dari }, { status: ke }]
	const rincian = { catatan: alasan }
	await followReservasi(db, { id, dari, ke }, now)
	// Somebody else has the place that was offered: who comes back waits for the next, in the former place of the line.
	const ikut = { hadirAt: hadirAtOf(reservasi, ke, now()), ...(isOfferGone && { ditawarkanSampai: null }) }
	return saveReservasi(context, reservasi, { aksi: 'kembalikan-status', sebelum, sesudah, rincian, ikut })
})

export const rescheduleReservasi = reservasiRoute(
	calls.rescheduleReservasi,
	async (reservasi, { dari, jamDari, ke, jamDatang: wanted, catatan }, context) => {
		const { db, database, now } = context
		const { id, jamDatang: semula } = reservasi
		if (reservasi.tanggalVisit !== dari || (jamDari ?? semula) !== semula) return fail('SUDAH_BERUBAH')
		if (!mayReschedule(reservasi.status)) return fail('LANGKAH_DITOLAK')
		const lines = await readItems(db, id)
		const visit = { tanggalVisit: ke, jamDatang: wanted, semula, lines, reservasiId: id }
		const { closed, jamDatang } = await checkVisitDay(db, database.kind, visit, now())
		if (closed) return closed
		if (ke === dari && jamDatang === semula)
			return fail('INPUT_TIDAK_VALID', { fields: { ke: 'Pilih hari atau jam yang lain.' } })
		const [sebelum, sesudah] = [
			{ tanggalVisit: dari, jamDatang: semula },
			{ tanggalVisit: ke, jamDatang },
		]
		return saveReservasi(context, reservasi, { aksi: 'jadwal-ulang', sebelum, sesudah, rincian: { catatan } })
	},
)

export const askForHari = reservasiRoute(calls.askForHari, async (reservasi, { dari }, context) => {
	const { id } = reservasi
	if (reservasi.tanggalVisit !== dari) return fail('SUDAH_BERUBAH')
	if (!mayReschedule(reservasi.status)) return fail('LANGKAH_DITOLAK')
	// Somebody else has asked already.
	if ((await readAsked(context.db, [reservasi])).has(id)) return fail('SUDAH_BERUBAH')
	const sesudah = askedVisit(reservasi)
	await context.audit({ aksi: 'minta-memilih', sumber: 'reservasi', sumberId: id, label: reservasi.kode, sesudah })
	return { data: { id } }
})

export const recordBayar = reservasiRoute(calls.recordBayar, async (reservasi, { dari, ke }, context) => {
	if (reservasi.bayar !== dari.bayar || reservasi.metodeBayar !== dari.metodeBayar) return fail('SUDAH_BERUBAH')
	const rincian = { dari: describeBayar(dari), ke: describeBayar(ke) }
	return saveReservasi(context, reservasi, { aksi: 'bayar', sebelum: dari, sesudah: ke, rincian })
})

/** Only the reservation holds the text of the note, so that it is deleted with the member's data. */
export const writeCatatan = reservasiRoute(calls.writeCatatan, async (reservasi, { dari, ke }, context) => {
	const { id } = reservasi
	const { db, fields, audit } = context
	if (fields.decrypt('shopReservasi', reservasi).catatan !== dari) return fail('SUDAH_BERUBAH')
	const changed = fields.encrypt('shopReservasi', id, { catatan: ke })
	await db.updateTable('shopReservasi').set(changed).where('id', '=', id).execute()
	await audit({ aksi: 'catatan', sumber: 'reservasi', sumberId: id, label: reservasi.kode })
	return { data: { id } }
})

export const recordWa = changeRoute(calls.recordWa, async ({ params: { id } }, { db, audit }) => {
	const reservasi = await db.selectFrom('shopReservasi').select('kode').where('id', '=', id).executeTakeFirst()
	if (!reservasi) return fail('TIDAK_DITEMUKAN')
	await audit({ aksi: 'kirim-wa', sumber: 'reservasi', sumberId: id, label: reservasi.kode })
	return { data: { id } }
})

export const readItems = (db: DbTransaction, reservasiId: string) =>
	db
		.selectFrom('shopReservasiItem')
		.select(['id', 'shopItemId', 'shopItemNama', 'pasienId', 'pasienNama', 'harga', 'urutan'])
		.where('reservasiId', '=', reservasiId)
		.orderBy('urutan')
		.execute()

type Columns = Updateable<Schema['shopReservasi']>

interface Saved {
	aksi: string
	sebelum: Columns
	sesudah: Columns
	rincian: Record<string, string>
	/** Columns that follow from them, which the event does not tell. */
	ikut?: Columns
}

/** Writes columns of a locked reservation, and its event. */
export async function saveReservasi({ db, audit }: ChangeContext, { id, kode }: Reservasi, { ikut, ...saved }: Saved) {
	await db
		.updateTable('shopReservasi')
		.set({ ...saved.sesudah, ...ikut })
		.where('id', '=', id)
		.execute()
	await audit({ ...saved, sumber: 'reservasi', sumberId: id, label: kode })
	return { data: { id } }
}
