import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { epochMs, id, one, tanggal } from '../../shapes.ts'
import { MAX_KERANJANG } from '../../shop/keranjang.ts'
import { idRujukan, teks, teksWajib } from '../../staff/inputs.ts'
import { changedId } from '../../staff/responses.ts'
import { isTanggal } from '../../tanggal/tanggal.ts'
import { jamDatang } from '../aturan-jam-datang.ts'
import { statusReservasi } from '../status-reservasi.ts'

// In each of these `dari` is what the caller saw. Something else in the database means a conflict.

const hari = z.string().refine(isTanggal, 'Pilih tanggal kunjungan.')

export const rescheduleReservasi = defineCall('POST /v1/staf/reservasi/{id}/tanggal', ['reservasi', 'ubah'], {
	// No write limit: closing a range of days moves many visits at once.
	summary: 'Moves the visit from the day that the caller saw to another one, or to another window of arrival',
	body: z.object({
		dari: hari,
		/** The window of arrival that the caller saw; empty for none. Without it the day alone is compared. */
		jamDari: z.union([jamDatang, z.literal('')]).optional(),
		ke: hari,
		/** On a day with windows of arrival; without it the former one if it has room, else the first one with room. */
		jamDatang: jamDatang.optional(),
		catatan: teks(300).default(''),
	}),
	response: changedId,
})

export const askForHari = defineCall('POST /v1/staf/reservasi/{id}/minta-memilih', ['reservasi', 'ubah'], {
	// Without a limit of its own: those of a range that closes are asked together.
	summary: 'Asks the patient to choose another day than the one that the caller saw; once for each day',
	body: z.object({ dari: hari }),
	response: changedId,
})

/** The ids of the lines. */
const lines = z.array(id).max(MAX_KERANJANG)

export const addPaket = defineCall('POST /v1/staf/reservasi/{id}/paket', ['reservasi', 'ubah'], {
	summary: 'Adds a package for a patient of the reservation, at the price of today',
	limit: 'tulis',
	body: z.object({ dari: lines, pasienId: idRujukan, shopItemId: idRujukan }),
	response: changedId,
})

export const removePaket = defineCall('DELETE /v1/staf/reservasi/{id}/paket/{itemId}', ['reservasi', 'ubah'], {
	summary: 'Removes a line; the last one stays, because a reservation without packages is cancelled instead',
	limit: 'tulis',
	body: z.object({ dari: lines }),
	response: changedId,
})

export const returnStatus = defineCall('POST /v1/staf/reservasi/{id}/kembali', ['reservasi', 'ubah'], {
	// No write limit: a change of many reservations is undone at once.
	summary: 'Corrects a wrong step: the status before it comes back',
	body: z.object({ dari: z.enum(statusReservasi), alasan: teksWajib(300) }),
	response: changedId,
})

export const MAX_CATATAN = 1000

export const writeCatatan = defineCall('POST /v1/staf/reservasi/{id}/catatan', ['reservasi', 'ubah'], {
	summary: 'Writes the internal note',
	limit: 'tulis',
	body: z.object({ dari: z.string().max(MAX_CATATAN), ke: teks(MAX_CATATAN) }),
	response: changedId,
})

const barisTunggu = z.strictObject({
	id,
	kode: z.string(),
	atasNama: z.string(),
	noTelp: z.string(),
	orang: z.int(),
	/** The window of arrival that it waits for; empty for any. */
	jamDatang: z.string(),
	/** The place in the line; null after the offer. */
	urutan: z.int().nullable(),
	/** Until when a place is held for it; in the past when the offer has ended. */
	ditawarkanSampai: epochMs.nullable(),
	createdAt: epochMs,
})
export type BarisTunggu = z.infer<typeof barisTunggu>

const daftarTunggu = z.strictObject({
	/** The coming days with a waiting list, and how many wait. */
	hari: z.array(z.strictObject({ tanggal, jumlah: z.int() })),
	/** Why that day is closed; empty while it is open. */
	tutup: z.string(),
	/** Offers first, then the line, then those whose offer has ended. */
	baris: z.array(barisTunggu),
})

export const getDaftarTunggu = defineCall('GET /v1/staf/reservasi/tunggu', ['reservasi', 'lihat'], {
	summary: 'The days with a waiting list, and the list of one day',
	query: z.object({ tanggal: z.string().refine(isTanggal, 'Bukan tanggal.').optional() }),
	response: one(daftarTunggu),
})

export const moveTunggu = defineCall('POST /v1/staf/reservasi/{id}/urutan', ['reservasi', 'ubah'], {
	summary: 'Moves one in the line by one place, or to the first, from the place that the caller saw',
	limit: 'tulis',
	body: z.object({ dari: z.int().min(1), arah: z.enum(['naik', 'turun', 'pertama']) }),
	response: changedId,
	errors: ['LANGKAH_DITOLAK', 'SUDAH_BERUBAH'],
})

export const waitAgain = defineCall('POST /v1/staf/reservasi/{id}/tunggu-lagi', ['reservasi', 'ubah'], {
	summary:
		'One who let an offer pass waits again, in the former place; `dari` is the end of the offer that the caller saw',
	limit: 'tulis',
	body: z.object({ dari: epochMs }),
	response: changedId,
	errors: ['SUDAH_BERUBAH'],
})
