import { z } from 'zod'
import { defineCall } from '../call.ts'
import { hari, jamInput, listOf, tanggal } from '../shapes.ts'

/** A weekday with visits, with its hours if staff have set them. */
export const hariBuka = z
	.strictObject({ hari, jamMulai: jamInput.nullable(), jamSelesai: jamInput.nullable() })
	.refine(({ jamMulai, jamSelesai }) => (jamMulai === null) === (jamSelesai === null), {
		path: ['jamSelesai'],
		message: 'Isi kedua jam, atau kosongkan keduanya.',
	})
	.refine(({ jamMulai, jamSelesai }) => !jamMulai || !jamSelesai || jamMulai < jamSelesai, {
		path: ['jamSelesai'],
		message: 'Harus sesudah jam mulai.',
	})
export type HariBuka = z.infer<typeof hariBuka>

/** The open weekdays; one that is absent is closed. */
export const daftarHariBuka = z
	.array(hariBuka)
	.min(1, 'Pilih paling sedikit satu hari.')
	.max(7)
	.refine((days) => new Set(days.map((each) => each.hari)).size === days.length)

export const hariKunjungan = z
	.strictObject({
		tanggal,
		/** `penuh`: no place for the caller's cart. */
		keadaan: z.enum(['buka', 'tutup', 'penuh']),
		/** Why it is closed or full; else empty. */
		keterangan: z.string(),
		jamMulai: z.string().nullable(),
		jamSelesai: z.string().nullable(),
	})
	.meta({ id: 'HariKunjungan' })
export type HariKunjungan = z.infer<typeof hariKunjungan>

/** Not cached: every reservation changes it. */
export const listHariKunjungan = defineCall('GET /v1/public/shop-kalender', {
	family: 'shop',
	summary: 'The visit days from dateStart to dateEnd, for the cart of the caller',
	response: listOf(hariKunjungan),
	audience: 'member',
})
