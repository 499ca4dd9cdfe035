import type { CallBody } from '../../../contract/call.ts'
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
import { followReservasi } from '../../antrean/follow-reservasi.ts'
import { fail } from '../../http/failure.ts'
import { type ChangeContext, changeRoute } from '../../staff/staff-route.ts'
import { checkVisitDay } from '../kalender/check-visit-day.ts'
import { askedVisit, readAsked } from '../read-asked.ts'
import { readRiwayat } from '../riwayat.ts'
import { lockReservasi, readItems, saveReservasi } from './locked-reservasi.ts'

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

export const returnStatus = changeRoute(
	calls.returnStatus,
	async ({ params: { id }, body: { dari, alasan } }, context) => {
		const { db, database, now } = context
		const reservasi = await lockReservasi(context, id)
		if (!reservasi) return fail('TIDAK_DITEMUKAN')
		if (reservasi.status !== dari) return fail('SUDAH_BERUBAH')
		const ke = previousStatus(dari, await readRiwayat(context, id))
		if (!ke) return fail('LANGKAH_DITOLAK')
		const { tanggalVisit, jamDatang } = reservasi
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
	},
)

export const rescheduleReservasi = changeRoute(
	calls.rescheduleReservasi,
	async ({ params: { id }, body: { dari, jamDari, ke, jamDatang: wanted, catatan } }, context) => {
		const { db, database, now } = context
		const reservasi = await lockReservasi(context, id)
		if (!reservasi) return fail('TIDAK_DITEMUKAN')
		const semula = reservasi.jamDatang
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

export const askForHari = changeRoute(calls.askForHari, async ({ params: { id }, body: { dari } }, context) => {
	const reservasi = await lockReservasi(context, id)
	if (!reservasi) return fail('TIDAK_DITEMUKAN')
	if (reservasi.tanggalVisit !== dari) return fail('SUDAH_BERUBAH')
	if (!mayReschedule(reservasi.status)) return fail('LANGKAH_DITOLAK')
	// Somebody else has asked already.
	if ((await readAsked(context.db, [reservasi])).has(id)) return fail('SUDAH_BERUBAH')
	const sesudah = askedVisit(reservasi)
	await context.audit({ aksi: 'minta-memilih', sumber: 'reservasi', sumberId: id, label: reservasi.kode, sesudah })
	return { data: { id } }
})

export const recordBayar = changeRoute(calls.recordBayar, async ({ params: { id }, body: { dari, ke } }, context) => {
	const reservasi = await lockReservasi(context, id)
	if (!reservasi) return fail('TIDAK_DITEMUKAN')
	if (reservasi.bayar !== dari.bayar || reservasi.metodeBayar !== dari.metodeBayar) return fail('SUDAH_BERUBAH')
	const rincian = { dari: describeBayar(dari), ke: describeBayar(ke) }
	return saveReservasi(context, reservasi, { aksi: 'bayar', sebelum: dari, sesudah: ke, rincian })
})

/** Only the reservation holds the text of the note, so that it is deleted with the member's data. */
export const writeCatatan = changeRoute(calls.writeCatatan, async ({ params: { id }, body: { dari, ke } }, context) => {
	const reservasi = await lockReservasi(context, id)
	if (!reservasi) return fail('TIDAK_DITEMUKAN')
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
