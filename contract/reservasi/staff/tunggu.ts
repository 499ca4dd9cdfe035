import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { epochMs, id, one, tanggal } from '../../shapes.ts'
import { changedId } from '../../staff/responses.ts'
import { isTanggal } from '../../tanggal/tanggal.ts'

const barisTunggu = z.strictObject({
	id,
	kode: z.string(),
	atasNama: z.string(),
	noTelp: z.string(),
	/** The number of patients. */
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
