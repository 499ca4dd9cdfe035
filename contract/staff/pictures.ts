import { z } from 'zod'
import { pictureFolders } from '../pictures.ts'
import { epochMs, id, listOf, one } from '../shapes.ts'
import { teks } from './inputs.ts'
import { createdOne } from './responses.ts'

export const MAX_ALT = 300

/** The alt text of a picture; a decorative picture has none. */
export const isianGambar = z
	.object({ alt: teks(MAX_ALT).default(''), hiasan: z.boolean().default(false) })
	.refine(({ alt, hiasan }) => hiasan || alt !== '', {
		path: ['alt'],
		message: 'Tuliskan apa yang tampak, atau tandai sebagai hiasan.',
	})

export type IsianGambar = z.infer<typeof isianGambar>

const uploadedPicture = z.strictObject({
	id,
	folder: z.enum(pictureFolders),
	file: z.string(),
	alt: z.string(),
	/** 1 for a picture that only decorates; its `alt` is empty. */
	hiasan: z.int(),
	lebar: z.int(),
	tinggi: z.int(),
	createdAt: epochMs,
})
export type UploadedPicture = z.infer<typeof uploadedPicture>
export const listGambarResponse = listOf(uploadedPicture)
export const uploadGambarResponse = createdOne(uploadedPicture)
export const describeGambarResponse = one(uploadedPicture)
