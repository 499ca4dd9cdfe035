import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { staffPaging } from '../../parameters.ts'
import { created, epochMs, id, listOf, one, typedText } from '../../shapes.ts'
import { idRujukan, teksWajib } from '../../staff/inputs.ts'

export const namaAllowStatus = {
	menunggu: 'Menunggu',
	diizinkan: 'Diizinkan',
	ditolak: 'Ditolak',
	spam: 'Spam',
}
export type AllowStatus = keyof typeof namaAllowStatus
export const allowStatus = Object.keys(namaAllowStatus) as AllowStatus[]

/** A comment as its moderator sees it. */
const barisKomentar = z.strictObject({
	id,
	nama: z.string(),
	komentar: z.string(),
	allowStatus: z.enum(allowStatus),
	createdAt: epochMs,
	dariRs: z.boolean(),
	artikel: z.strictObject({ id, judul: z.string(), uri: z.string() }),
	parent: z.strictObject({ nama: z.string(), komentar: z.string(), allowStatus: z.enum(allowStatus) }).nullable(),
	/** The words of the word list that it contains. */
	kata: z.array(z.string()),
})
export type BarisKomentar = z.infer<typeof barisKomentar>

export const countKomentar = defineCall('GET /v1/staf/komentar/jumlah', ['komentar', 'lihat'], {
	summary: 'The number of comments by status',
	response: one(z.record(z.enum(allowStatus), z.int())),
})

export const listKomentar = defineCall('GET /v1/staf/komentar', ['komentar', 'lihat'], {
	summary:
		'Comments of one status with their article and parent. Pending comments come oldest first, others newest first',
	query: z.object({ ...staffPaging, status: z.enum(allowStatus).default('menunggu') }),
	response: listOf(barisKomentar),
})

const MOST_AT_ONCE = 100

export const judgeKomentar = defineCall('POST /v1/staf/komentar/keadaan', ['komentar', 'ubah'], {
	summary: 'Sets the status of one or more comments, all or none. Sending back `sebelum` undoes it',
	body: z.object({
		komentar: z
			.array(z.object({ id: idRujukan, allowStatus: z.enum(allowStatus) }))
			.min(1)
			.max(MOST_AT_ONCE),
	}),
	response: one(z.strictObject({ sebelum: z.array(z.strictObject({ id, allowStatus: z.enum(allowStatus) })) })),
})

export const replyKomentar = defineCall('POST /v1/staf/komentar/{id}/balasan', ['komentar', 'buat'], {
	summary: "Publishes a reply in the hospital's name. Replying to a pending comment also allows that comment",
	body: z.object({ komentar: typedText(10_000).refine((text) => text !== '', 'Tulis balasannya.') }),
	response: created,
})

export const kataKomentarInput = z.object({
	kata: teksWajib(60).refine((kata) => /[\p{L}\p{N}]/u.test(kata), 'Isi dengan huruf atau angka.'),
	tindakan: z.enum(['tahan', 'spam']).default('spam'),
})
