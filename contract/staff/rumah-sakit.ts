import { z } from 'zod'
import type { EmbedProvider } from '../embed.ts'
import { type GalleryContentType, galleryContentType } from '../gallery.ts'
import { epochMs, uri } from '../shapes.ts'
import {
	angka,
	bilangan,
	favorit,
	gambar,
	gambarOpsional,
	isiHtml,
	isiHtmlWajib,
	teksWajib,
	uriIsian,
} from './inputs.ts'
import { recordOf } from './responses.ts'
import { contentError, jenisTelp, nomorTelp, tampil } from './site-inputs.ts'

export const faqInput = z.object({ pertanyaan: teksWajib(300), jawaban: isiHtmlWajib(20_000), tampil })

export const faqRecord = recordOf(faqInput, { urutan: z.int() })

export const layananInput = z.object({
	nama: teksWajib(150),
	uri: uriIsian,
	foto: gambarOpsional,
	deskripsi: isiHtml().default(''),
	noTelp: nomorTelp.default(''),
	noTelpType: jenisTelp,
	favorit,
	tampil,
})

export const layananRecord = recordOf(layananInput, { uri, urutan: z.int() })

export const fasilitasInput = z.object({
	nama: teksWajib(150),
	uri: uriIsian,
	/** Lists show the first one. */
	foto: z.array(gambar).max(20).default([]),
	deskripsi: isiHtml().default(''),
	tampil,
})

export const fasilitasRecord = recordOf(fasilitasInput, { uri, urutan: z.int() })

export const mitraInput = z.object({
	nama: teksWajib(150),
	uri: uriIsian,
	logo: gambarOpsional,
	deskripsi: isiHtml().default(''),
	favorit,
	tampil,
})

export const mitraRecord = recordOf(mitraInput, { uri, urutan: z.int() })

export const komunitasInput = z.object({
	nama: teksWajib(150),
	uri: uriIsian,
	foto: gambarOpsional,
	deskripsi: isiHtml().default(''),
	tampil,
})

export const komunitasRecord = recordOf(komunitasInput, { uri, urutan: z.int() })

export const BINTANG_TERBANYAK = 5

export const testimoniInput = z.object({
	nama: teksWajib(100),
	foto: gambarOpsional,
	rating: bilangan(1, BINTANG_TERBANYAK),
	testimoni: teksWajib(2000),
	favorit,
	tampil,
})

export const testimoniRecord = recordOf(testimoniInput, { createdAt: epochMs })

const NILAI = `Isi dengan angka dari 0 sampai ${BINTANG_TERBANYAK}, misalnya 4,8.`

export const testimoniGoogleInput = z.object({
	rating: angka(NILAI).pipe(z.number(NILAI).min(0, NILAI).max(BINTANG_TERBANYAK, NILAI)),
	reviews: bilangan(0, 10_000_000),
})

export const testimoniGoogleRecord = recordOf(testimoniGoogleInput, {})

export const prestasiInput = z.object({
	nama: teksWajib(200),
	foto: gambarOpsional,
	deskripsi: isiHtml(50_000).default(''),
	tampil,
})

export const prestasiRecord = recordOf(prestasiInput, { urutan: z.int() })

/** The embed providers of each content type; a picture is uploaded. */
export const penyediaGallery: Record<GalleryContentType, readonly EmbedProvider[]> = {
	gambar: [],
	youtube: ['youtube'],
	tiktok: ['tiktok'],
}

const piksel = bilangan(1, 100_000)
	.nullish()
	.transform((size) => size ?? null)

export const galleryInput = z
	.object({
		contentType: galleryContentType.default('gambar'),
		content: z.string('Wajib diisi.').min(1, 'Wajib diisi.').max(3000),
		/** Also the alt text of the picture. */
		keterangan: teksWajib(300),
		/** The size of a picture in pixels. */
		lebar: piksel,
		tinggi: piksel,
		tampil,
	})
	.superRefine(({ contentType, content }, context) => {
		const message = contentError(content, penyediaGallery[contentType])
		if (message) context.addIssue({ code: 'custom', path: ['content'], message })
	})

export const galleryRecord = recordOf(galleryInput, { createdAt: epochMs })
