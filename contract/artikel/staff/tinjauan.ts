import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { id, one } from '../../shapes.ts'
import { teks } from '../../staff/inputs.ts'
import { changedId, versi } from '../../staff/responses.ts'

export const getTinjauan = defineCall('GET /v1/staf/artikel/tinjauan', ['artikel', 'lihat'], {
	summary: 'Whether the articles of this account are reviewed before they are published, and whether it reviews',
	response: one(z.strictObject({ perlu: z.boolean(), meninjau: z.boolean() })),
})

export const reviewArtikel = defineCall('POST /v1/staf/artikel/{id}/tinjauan', ['artikel-terbit', 'ubah'], {
	summary: 'Publishes an article, or the draft of one, that waits for review; or returns it with a note',
	body: z
		.object({
			keputusan: z.enum(['setuju', 'kembali']),
			catatan: teks(500).default(''),
			/** What the reviewer has read. */
			versi,
			konsep: id.nullish(),
		})
		.refine(({ keputusan, catatan }) => keputusan === 'setuju' || catatan !== '', {
			path: ['catatan'],
			message: 'Tulis apa yang perlu diperbaiki.',
		}),
	response: changedId,
})
