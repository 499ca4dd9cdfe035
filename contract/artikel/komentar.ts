import { z } from 'zod'
import { defineCall } from '../call.ts'
import { flag, idText, paging, sortDirection } from '../parameters.ts'
import { created, epochMs, id, listOf, typedText } from '../shapes.ts'

const komentarSatu = z.strictObject({
	id,
	artikelId: id,
	komenParentId: id.nullable(),
	nama: z.string(),
	komentar: z.string(),
	createdAt: epochMs,
	/** Present when staff wrote it in the hospital's name. */
	dariRs: z.literal(true).optional(),
})

export const komentar = komentarSatu
	.extend({
		/** Empty without recursiveFormat, and always empty for a reply. */
		komenChild: z.array(komentarSatu.extend({ komenChild: z.array(z.never()) })),
	})
	.meta({ id: 'Komentar', description: 'Replies go one level deep' })
export type Komentar = z.infer<typeof komentar>

export const listKomentar = defineCall('GET /v1/public/artikel/komentar', 'visitor', {
	family: 'komentar',
	summary: 'Allowed comments, newest first; recursiveFormat=true nests replies and pages through the top level only',
	query: z.object({
		...paging,
		/** Accepted without effect: a comment that staff have not allowed is never listed. */
		filterAllowStatus: z.string().max(20).optional(),
		shortCreatedAt: sortDirection.default('desc'),
		recursiveFormat: flag.default(false),
		filterArtikelId: idText,
	}),
	response: listOf(komentar),
	cache: { parameters: ['page', 'limit', 'filterAllowStatus', 'shortCreatedAt', 'recursiveFormat', 'filterArtikelId'] },
})

export const createKomentar = defineCall('POST /v1/public/artikel/komentar', 'visitor', {
	optional: true,
	limit: 'komentar',
	family: 'komentar',
	// 10,000 signs of three bytes each.
	maxBodyBytes: 32 * 1024,
	summary: 'A comment or a reply; it waits until staff allow it',
	body: z.object({
		artikelId: id,
		nama: typedText(100).pipe(z.string().min(1)),
		komentar: typedText(10_000).pipe(z.string().min(1)),
		/** Empty for a comment that is no reply. */
		komenParentId: z.union([id, z.literal('')]).nullish(),
		/** A honeypot: people do not see this field, bots fill it. */
		situs: typedText(10_000).optional(),
		/** How long the form was open before it was sent. */
		lamaIsiMs: z.int().nonnegative().optional(),
	}),
	response: created,
	errors: ['TIDAK_DITEMUKAN'],
})
