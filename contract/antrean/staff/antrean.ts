import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { epochMs, id, one } from '../../shapes.ts'
import { changedId } from '../../staff/responses.ts'
import { nomorAntrean } from '../antrean.ts'
import { type StatusAntrean, statusAntrean } from '../giliran.ts'

const status = z.enum(statusAntrean)

const barisAntrean = z.strictObject({
	id,
	nomor: nomorAntrean,
	status,
	reservasiId: id,
	kode: z.string(),
	/** When the number was given, and when it was last called. */
	createdAt: epochMs,
	dipanggilAt: epochMs.nullable(),
})
export type BarisAntrean = z.infer<typeof barisAntrean>

const antreanStaf = z.strictObject({
	aktif: z.boolean(),
	loket: z.array(
		z.strictObject({
			nama: z.string(),
			tempat: z.string(),
			huruf: z.string(),
			dipanggil: barisAntrean.nullable(),
			/** How many wait for one of its letters. */
			jumlah: z.int(),
		}),
	),
	/** In the order in which they are called. */
	menunggu: z.array(barisAntrean),
	/** With those of a counter that no longer exists. */
	dilewati: z.array(barisAntrean),
})
export type LoketStaf = z.infer<typeof antreanStaf>['loket'][number]

export const getAntreanStaf = defineCall('GET /v1/staf/antrean', ['antrean', 'lihat'], {
	summary: 'The queue of today with the reservations behind the numbers; no names',
	response: one(antreanStaf),
})

const loket = z.string().max(30)

/** The number, and the one that was at the counter and is done by this. */
const called = one(z.strictObject({ id, selesai: id.nullable() }))

export const callNextAntrean = defineCall('POST /v1/staf/antrean/berikutnya', ['antrean', 'ubah'], {
	summary: 'Calls the next number to a counter; `dari` is the number that the caller saw there, which is done by this',
	limit: 'tulis',
	body: z.object({ loket, dari: id.nullable() }),
	response: called,
	errors: ['ANTREAN_KOSONG', 'SUDAH_BERUBAH'],
})

/** What staff may do with a number. From `menunggu` a number comes by its turn alone. */
export const langkahAntrean: Record<StatusAntrean, readonly StatusAntrean[]> = {
	menunggu: [],
	dipanggil: ['dipanggil', 'dilewati', 'selesai'],
	dilewati: ['dipanggil', 'selesai'],
	selesai: [],
}

export const moveAntrean = defineCall('POST /v1/staf/antrean/{id}', ['antrean', 'ubah'], {
	summary: 'Calls a number again, skips it or ends it, at a counter and from the state that the caller saw',
	limit: 'tulis',
	body: z.object({ loket, dari: status, ke: status }),
	response: called,
	errors: ['LANGKAH_DITOLAK', 'SUDAH_BERUBAH'],
})

/** What an undo makes of a number: the state from before it was called, skipped or ended. */
export const kembaliAntrean: Record<StatusAntrean, readonly StatusAntrean[]> = {
	menunggu: [],
	dipanggil: ['menunggu', 'dilewati'],
	dilewati: ['dipanggil'],
	selesai: ['dipanggil'],
}

export const undoAntrean = defineCall('POST /v1/staf/antrean/{id}/kembali', ['antrean', 'ubah'], {
	summary:
		'Takes back what was done with a number at a counter; `selesai` is the number that it ended, which comes back',
	limit: 'tulis',
	body: z.object({ loket, dari: status, ke: status, selesai: id.nullable() }),
	response: changedId,
	errors: ['LANGKAH_DITOLAK', 'TIDAK_DAPAT_DIURUNGKAN'],
})
