import { z } from 'zod'
import { defineCall } from '../call.ts'
import { hari, jamInput, listOf, tanggal } from '../shapes.ts'
import { POLA_JAM } from '../tanggal/read-jam.ts'
import { hariDari, isTanggal } from '../tanggal/tanggal.ts'
import type { BagianTutup } from './bagian-tutup.ts'

/** A window of arrival, as a reservation stores it: `07:00-09:00`. */
export const jamDatang = z.string().regex(new RegExp(`^${POLA_JAM}-${POLA_JAM}$`))

/**
 * The windows of some weekdays, or of one day, whose own rule comes before that of its weekday. Without windows people
 * arrive at any hour, as on a day without a rule.
 *
 * @param kuota the most people of a window; null for no limit
 */
export function aturanOf(kuota: z.ZodType<number | null>) {
	const jendela = z
		.strictObject({ jamMulai: jamInput, jamSelesai: jamInput, kuota })
		.refine(({ jamMulai, jamSelesai }) => jamMulai < jamSelesai, {
			path: ['jamSelesai'],
			message: 'Harus sesudah jam mulai.',
		})
	return z
		.object({
			hari: z.array(hari).max(7),
			tanggal: z.string().max(10).refine(isTanggal, 'Isi tanggalnya.').nullable(),
			jendela: z
				.array(jendela)
				.max(24)
				.refine(
					(all) =>
						all.toSorted(byStart).every(({ jamMulai }, at, sorted) => jamMulai >= (sorted[at - 1]?.jamSelesai ?? '')),
					'Jam-jam ini bertumpuk.',
				),
		})
		.refine((aturan) => aturan.hari.length > 0 !== (aturan.tanggal !== null), {
			path: ['hari'],
			message: 'Pilih hari dalam pekan, atau satu tanggal.',
		})
}

const byStart = (a: { jamMulai: string }, b: { jamMulai: string }) => a.jamMulai.localeCompare(b.jamMulai)

export const aturanJamDatang = aturanOf(z.int().nullable())
export type AturanJamDatang = z.infer<typeof aturanJamDatang>
export type Jendela = AturanJamDatang['jendela'][number]

/** Each weekday and each day has one rule at most. */
export function haveOwnDays(all: Pick<AturanJamDatang, 'hari' | 'tanggal'>[]): boolean {
	const days = all.flatMap((aturan) => [...aturan.hari, ...(aturan.tanggal ? [aturan.tanggal] : [])])
	return new Set(days).size === days.length
}

/** As it is stored. */
export const daftarJamDatang = z.array(aturanJamDatang).refine(haveOwnDays)

/** The windows of a day, the first one first. */
export function windowsOf(rules: AturanJamDatang[], tanggal: string): Jendela[] {
	const own = rules.find((rule) => rule.tanggal === tanggal)
	const rule = own ?? rules.find((each) => each.hari.includes(hariDari(tanggal)))
	return rule?.jendela.toSorted(byStart) ?? []
}

export const keyOf = ({ jamMulai, jamSelesai }: Jendela): string => `${jamMulai}-${jamSelesai}`

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
