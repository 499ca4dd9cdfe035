import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { id } from '../../shapes.ts'
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
