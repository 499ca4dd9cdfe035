import { z } from 'zod'
import { epochMs, id, listOf, one, typedText } from '../shapes.ts'
import { idRujukan, teksWajib } from './inputs.ts'
import { recordOf } from './responses.ts'

export const allowStatus = ['menunggu', 'diizinkan', 'ditolak', 'spam'] as const
export type AllowStatus = (typeof allowStatus)[number]

export const namaAllowStatus: Record<AllowStatus, string> = {
	menunggu: 'Menunggu',
	diizinkan: 'Diizinkan',
	ditolak: 'Ditolak',
	spam: 'Spam',
}

const MOST_AT_ONCE = 100

/** Comments with their new states; undoing sends the same shape. */
export const keadaanKomentarInput = z.object({
	komentar: z
		.array(z.object({ id: idRujukan, allowStatus: z.enum(allowStatus) }))
		.min(1)
		.max(MOST_AT_ONCE),
})

export const balasanInput = z.object({ komentar: typedText(10_000).refine((text) => text !== '', 'Tulis balasannya.') })

/** A comment as its moderator sees it. */
const barisKomentar = z.strictObject({
	id,
	nama: z.string(),
	komentar: z.string(),
	allowStatus: z.enum(allowStatus),
	createdAt: epochMs,
	dariRs: z.boolean(),
	artikel: z.strictObject({ id, judul: z.string(), uri: z.string() }),
	/** The comment that it replies to. */
	parent: z.strictObject({ nama: z.string(), komentar: z.string(), allowStatus: z.enum(allowStatus) }).nullable(),
	/** The words of the word list that it contains. */
	kata: z.array(z.string()),
})
export type BarisKomentar = z.infer<typeof barisKomentar>
export const listKomentarResponse = listOf(barisKomentar)

const jumlahKomentar = z.record(z.enum(allowStatus), z.int())
export type JumlahKomentar = z.infer<typeof jumlahKomentar>
export const countKomentarResponse = one(jumlahKomentar)

/** The states before the change, in the shape that undoes it. */
export const keadaanKomentarResponse = one(
	z.strictObject({ sebelum: z.array(z.strictObject({ id, allowStatus: z.enum(allowStatus) })) }),
)

export const kataKomentarInput = z.object({
	kata: teksWajib(60).refine((kata) => /[\p{L}\p{N}]/u.test(kata), 'Isi dengan huruf atau angka.'),
	tindakan: z.enum(['tahan', 'spam']).default('spam'),
})

export const kataKomentarRecord = recordOf(kataKomentarInput, { createdAt: epochMs })
