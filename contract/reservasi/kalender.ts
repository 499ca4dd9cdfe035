import { z } from 'zod'
import { defineCall } from '../call.ts'
import { hari, jamInput, listOf, tanggal } from '../shapes.ts'
import { jamDatang } from './aturan-jam-datang.ts'
import type { BagianTutup } from './bagian-tutup.ts'

const areBoth = ({ jamMulai, jamSelesai }: BagianTutup) => (jamMulai === null) === (jamSelesai === null)
const areInOrder = ({ jamMulai, jamSelesai }: BagianTutup) => !jamMulai || !jamSelesai || jamMulai < jamSelesai

/** Two hours in their order, or none. */
export const withHours = <T extends z.ZodType<BagianTutup>>(shape: T): T =>
	shape
		.refine(areBoth, { path: ['jamSelesai'], message: 'Isi kedua jam, atau kosongkan keduanya.' })
		.refine(areInOrder, { path: ['jamSelesai'], message: 'Harus sesudah jam mulai.' })

/** A weekday with visits, with its hours if staff have set them. */
export const hariBuka = withHours(
	z.strictObject({ hari, jamMulai: jamInput.nullable(), jamSelesai: jamInput.nullable() }),
)
export type HariBuka = z.infer<typeof hariBuka>

/** The open weekdays; one that is absent is closed. */
export const daftarHariBuka = z
	.array(hariBuka)
	.min(1, 'Pilih paling sedikit satu hari.')
	.max(7)
	.refine((days) => new Set(days.map((each) => each.hari)).size === days.length)

/** A window of a day for the caller's cart; `lewat`: it has ended, `tutup`: staff have closed that part of the day. */
export const jamKunjungan = z.strictObject({ jam: jamDatang, keadaan: z.enum(['buka', 'penuh', 'lewat', 'tutup']) })
export type JamKunjungan = z.infer<typeof jamKunjungan>

export const hariKunjungan = z
	.strictObject({
		tanggal,
		/** `penuh`: no place for the caller's cart. */
		keadaan: z.enum(['buka', 'tutup', 'penuh']),
		/** Why it is closed or full, or which part of an open day is closed; else empty. */
		keterangan: z.string(),
		jamMulai: z.string().nullable(),
		jamSelesai: z.string().nullable(),
		/** The windows of arrival; absent on a day without them. */
		jamDatang: z.array(jamKunjungan).optional(),
	})
	.meta({ id: 'HariKunjungan' })
export type HariKunjungan = z.infer<typeof hariKunjungan>

/** Not cached: every reservation changes it. */
export const listHariKunjungan = defineCall('GET /v1/public/shop-kalender', 'member', {
	summary: 'The visit days from dateStart to dateEnd, for the cart of the caller',
	response: listOf(hariKunjungan),
})
