import { z } from 'zod'
import { typedText } from '../shapes.ts'
import { idRujukan, teksWajib } from './inputs.ts'

export const allowStatus = ['menunggu', 'diizinkan', 'ditolak', 'spam'] as const
export type AllowStatus = (typeof allowStatus)[number]

export const namaAllowStatus: Record<AllowStatus, string> = {
	menunggu: 'Menunggu',
	diizinkan: 'Diizinkan',
	ditolak: 'Ditolak',
	spam: 'Spam',
}

const MOST_AT_ONCE = 100

/** Any number of comments, each with its new state; what is sent back to undo it looks the same. */
export const isianKeadaanKomentar = z.object({
	komentar: z
		.array(z.object({ id: idRujukan, allowStatus: z.enum(allowStatus) }))
		.min(1)
		.max(MOST_AT_ONCE),
})

export const isianBalasan = z.object({
	komentar: typedText(10_000).refine((text) => text !== '', 'Tulis balasannya.'),
})

/** A comment as its moderator sees it. */
export interface BarisKomentar {
	id: string
	nama: string
	komentar: string
	allowStatus: AllowStatus
	createdAt: number
	dariRs: boolean
	artikel: { id: string; judul: string; uri: string }
	/** What it answers. */
	parent: { nama: string; komentar: string; allowStatus: AllowStatus } | null
	/** Words of the list that it holds. */
	kata: string[]
}

export const isianKataKomentar = z.object({
	kata: teksWajib(60).refine((kata) => /[\p{L}\p{N}]/u.test(kata), 'Isi dengan huruf atau angka.'),
	tindakan: z.enum(['tahan', 'spam']).default('spam'),
})
