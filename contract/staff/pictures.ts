import { z } from 'zod'
import { defineCall } from '../call.ts'
import { pictureFolders } from '../media/picture-places.ts'
import { searchText, severalValues, staffPaging } from '../parameters.ts'
import { epochMs, id, listOf, one } from '../shapes.ts'
import { teks } from './inputs.ts'
import { changedIds, createdOne } from './responses.ts'

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

export const uploadGambar = defineCall('POST /v1/staf/gambar', ['gambar', 'buat'], {
	limit: 'tulis',
	summary:
		'Takes a form with `berkas`, `folder`, `alt` or `hiasan`, and optionally `potong` (the crop). The `file` of the response is the value of a picture column',
	response: createdOne(uploadedPicture),
})

export const describeGambar = defineCall('PATCH /v1/staf/gambar/{id}', ['gambar', 'ubah'], {
	summary: 'Changes the alt text of a picture, on every page that shows it',
	body: gambarInput,
	response: one(uploadedPicture),
})

export const listGambar = defineCall('GET /v1/staf/gambar', ['gambar', 'lihat'], {
	summary: 'Uploaded pictures, newest first',
	query: z.object({
		...staffPaging,
		id: severalValues,
		folder: z.enum(pictureFolders).optional(),
		file: searchText,
		q: searchText,
	}),
	response: listOf(uploadedPicture),
})

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

export const listPemakaian = defineCall('GET /v1/staf/gambar/{id}/pemakaian', ['gambar', 'lihat'], {
	summary: 'The rows that show a picture',
	response: one(z.array(pemakaian)),
})

export const replaceGambar = defineCall('POST /v1/staf/gambar/{id}/ganti', ['gambar', 'ubah'], {
	summary:
		'Every row that shows the picture shows another one of the same folder from now on. The first one stays, unused',
	body: z.object({ dengan: id }),
	response: one(z.strictObject({ jumlah: z.int() })),
})

export const copyGambar = defineCall('POST /v1/staf/gambar/{id}/salin', ['gambar', 'buat'], {
	limit: 'tulis',
	summary: 'Copies a picture to another folder, with its alt text: a column names pictures of one folder',
	body: z.object({ folder: z.enum(pictureFolders) }),
	response: createdOne(uploadedPicture),
})

export const deleteGambar = defineCall('DELETE /v1/staf/gambar/{id}', ['gambar', 'hapus'], {
	summary: 'Deletes a picture that nothing shows',
	response: changedIds,
})
