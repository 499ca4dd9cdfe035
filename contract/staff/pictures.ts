import { z } from 'zod'
import { pictureFolders } from '../pictures.ts'
import { epochMs, id, listOf, one } from '../shapes.ts'
import { teks } from './inputs.ts'
import { createdOne } from './responses.ts'

export const MAX_ALT = 300

/** The alt text of a picture; a decorative picture has none. */
export const gambarInput = z
	.object({ alt: teks(MAX_ALT).default(''), hiasan: z.boolean().default(false) })
	.refine(({ alt, hiasan }) => hiasan || alt !== '', {
		path: ['alt'],
		message: 'Tuliskan apa yang tampak, atau tandai sebagai hiasan.',
	})

export type GambarValues = z.infer<typeof gambarInput>

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

/** A row that shows a picture. */
const pemakaian = z.strictObject({
	sumber: z.string(),
	id,
	label: z.string(),
	/** The fields that name the picture. */
	kolom: z.array(z.string()),
	/** The row of a setting, whose form has no id in its path. */
	tunggal: z.boolean(),
})
export type Pemakaian = z.infer<typeof pemakaian>
export const listPemakaianResponse = one(z.array(pemakaian))

export const replaceGambarInput = z.object({ dengan: z.string().max(64) })
export const replaceGambarResponse = one(z.strictObject({ jumlah: z.int() }))

export const copyGambarInput = z.object({ folder: z.enum(pictureFolders) })
export const copyGambarResponse = createdOne(uploadedPicture)
