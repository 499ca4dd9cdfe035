import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { id } from '../../shapes.ts'
import { MAX_KERANJANG } from '../../shop/keranjang.ts'
import { idRujukan, teks, teksWajib } from '../../staff/inputs.ts'
import { changedId } from '../../staff/responses.ts'
import { isTanggal } from '../../tanggal/tanggal.ts'
import { statusReservasi } from '../status-reservasi.ts'

// In each of these `dari` is what the caller saw. Something else in the database means a conflict.

const hari = z.string().refine(isTanggal, 'Pilih tanggal kunjungan.')

export const rescheduleReservasi = defineCall('POST /v1/staf/reservasi/{id}/tanggal', {
	audience: { staff: ['reservasi', 'ubah'] },
	summary: 'Moves the visit from the day that the caller saw to another one',
	limit: 'tulis',
	params: z.object({ id: z.string() }),
	body: z.object({ dari: hari, ke: hari, catatan: teks(300).default('') }),
	response: changedId,
})

/** The ids of the lines. */
const lines = z.array(id).max(MAX_KERANJANG)

export const addPaket = defineCall('POST /v1/staf/reservasi/{id}/paket', {
	audience: { staff: ['reservasi', 'ubah'] },
	summary: 'Adds a package for a patient of the reservation, at the price of today',
	limit: 'tulis',
	params: z.object({ id: z.string() }),
	body: z.object({ dari: lines, pasienId: idRujukan, shopItemId: idRujukan }),
	response: changedId,
})

export const removePaket = defineCall('DELETE /v1/staf/reservasi/{id}/paket/{itemId}', {
	audience: { staff: ['reservasi', 'ubah'] },
	summary: 'Removes a line; the last one stays, because a reservation without packages is cancelled instead',
	limit: 'tulis',
	params: z.object({ id: z.string(), itemId: z.string() }),
	body: z.object({ dari: lines }),
	response: changedId,
})

export const returnStatus = defineCall('POST /v1/staf/reservasi/{id}/kembali', {
	audience: { staff: ['reservasi', 'ubah'] },
	summary: 'Corrects a wrong step: the status before it comes back',
	limit: 'tulis',
	params: z.object({ id: z.string() }),
	body: z.object({ dari: z.enum(statusReservasi), alasan: teksWajib(300) }),
	response: changedId,
})

export const MAX_CATATAN = 1000

export const writeCatatan = defineCall('POST /v1/staf/reservasi/{id}/catatan', {
	audience: { staff: ['reservasi', 'ubah'] },
	summary: 'Writes the internal note',
	limit: 'tulis',
	params: z.object({ id: z.string() }),
	body: z.object({ dari: z.string().max(MAX_CATATAN), ke: teks(MAX_CATATAN) }),
	response: changedId,
})
