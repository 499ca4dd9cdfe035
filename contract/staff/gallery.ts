import { z } from 'zod'
import type { EmbedProvider } from '../embed.ts'
import { type GalleryContentType, galleryContentType } from '../gallery.ts'
import { epochMs } from '../shapes.ts'
import { bilangan, teksWajib } from './inputs.ts'
import { recordOf } from './responses.ts'
import { kesalahanContent } from './site-inputs.ts'

/** Where each kind of content comes from; a picture is uploaded. */
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
		/** Read aloud to those who do not see the picture. */
		keterangan: teksWajib(300),
		/** A picture's own size. */
		lebar: piksel,
		tinggi: piksel,
	})
	.superRefine(({ contentType, content }, context) => {
		const message = kesalahanContent(content, penyediaGallery[contentType])
		if (message) context.addIssue({ code: 'custom', path: ['content'], message })
	})

export const galleryRecord = recordOf(isianGallery, { createdAt: epochMs })
