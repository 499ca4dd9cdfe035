import { z } from 'zod'
import type { EmbedProvider } from '../embed.ts'
import { type GalleryContentType, galleryContentType } from '../gallery.ts'
import { epochMs } from '../shapes.ts'
import { bilangan, teksWajib } from './inputs.ts'
import { recordOf } from './responses.ts'
import { kesalahanContent } from './site-inputs.ts'

/** The embed providers of each content type; a picture is uploaded. */
export const penyediaGallery: Record<GalleryContentType, readonly EmbedProvider[]> = {
	gambar: [],
	youtube: ['youtube'],
	tiktok: ['tiktok'],
}

const piksel = bilangan(1, 100_000)
	.nullish()
	.transform((size) => size ?? null)

export const isianGallery = z
	.object({
		contentType: galleryContentType.default('gambar'),
		content: z.string('Wajib diisi.').min(1, 'Wajib diisi.').max(3000),
		/** Also the alt text of the picture. */
		keterangan: teksWajib(300),
		/** The size of a picture in pixels. */
		lebar: piksel,
		tinggi: piksel,
	})
	.superRefine(({ contentType, content }, context) => {
		const message = kesalahanContent(content, penyediaGallery[contentType])
		if (message) context.addIssue({ code: 'custom', path: ['content'], message })
	})

export const galleryRecord = recordOf(isianGallery, { createdAt: epochMs })
