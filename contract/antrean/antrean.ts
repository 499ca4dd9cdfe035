import { z } from 'zod'
import { defineCall } from '../call.ts'
import { epochMs, one } from '../shapes.ts'

/** A letter and a number that begins at 1 every day: `A012`. */
export const nomorAntrean = z.string().regex(/^[A-Z]\d{3,}$/)

/** The queue of today: numbers, letters and counters, nothing of a patient. */
const antrean = z
	.strictObject({
		/** False where the hospital does not use numbers; then the lists are empty. */
		aktif: z.boolean(),
		/** In the order of staff. */
		loket: z.array(
			z.strictObject({
				nama: z.string(),
				tempat: z.string(),
				/** The letters that it calls; empty for all. */
				huruf: z.string(),
				dipanggil: z.strictObject({ nomor: nomorAntrean, pada: epochMs }).nullable(),
			}),
		),
		/** In the order in which they are called. */
		menunggu: z.array(nomorAntrean),
		/** Called, and nobody came. */
		dilewati: z.array(nomorAntrean),
	})
	.meta({ id: 'Antrean' })
export type Antrean = z.infer<typeof antrean>

/** Televisions and phones ask every few seconds: the cache answers nearly all of them. */
export const getAntrean = defineCall('GET /v1/public/antrean', 'visitor', {
	summary: 'The queue of today: the number at each counter, and those that wait',
	response: one(antrean),
	cache: { parameters: [], freshSeconds: 1 },
})
