import { z } from 'zod'
import { defineCall } from '../call.ts'
import { paging } from '../parameters.ts'
import { alt, fileName, id, listOf } from '../shapes.ts'

export const galleryContentType = z.enum(['gambar', 'youtube', 'tiktok'])
export type GalleryContentType = z.infer<typeof galleryContentType>

export const gallery = z
	.strictObject({
		id,
		contentType: galleryContentType,
		/** A file name, embed markup or a TikTok address. */
		content: z.string(),
		alt,
		/** The stored picture of a video. */
		gambar: fileName.optional(),
		keterangan: z.string(),
		/** A picture's own size in pixels, so that the page can reserve its space. */
		lebar: z.int().positive().nullable(),
		tinggi: z.int().positive().nullable(),
	})
	.meta({ id: 'Gallery' })
export type Gallery = z.infer<typeof gallery>

export const listGallery = defineCall('GET /v1/public/gallery', 'visitor', {
	summary: 'Gallery items, newest first',
	query: z.object({ ...paging, filterContentType: galleryContentType.optional() }),
	response: listOf(gallery),
	cache: { parameters: ['page', 'limit', 'filterContentType'] },
})
