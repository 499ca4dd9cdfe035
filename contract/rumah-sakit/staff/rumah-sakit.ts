import { z } from 'zod'
import type { EmbedProvider } from '../../media/embed.ts'
import { angka, bilangan, teksWajib } from '../../staff/inputs.ts'
import { tampil, withContent } from '../../staff/site-inputs.ts'
import { type GalleryContentType, galleryContentType } from '../gallery.ts'

const BINTANG_TERBANYAK = 5

const NILAI = `Isi dengan angka dari 0 sampai ${BINTANG_TERBANYAK}, misalnya 4,8.`

export const testimoniGoogleInput = z.object({
	rating: angka(NILAI).pipe(z.number(NILAI).min(0, NILAI).max(BINTANG_TERBANYAK, NILAI)),
	reviews: bilangan(0, 10_000_000),
})

/** The embed providers of each content type; a picture is uploaded. */
const penyediaGallery: Record<GalleryContentType, readonly EmbedProvider[]> = {
	gambar: [],
	youtube: ['youtube'],
	tiktok: ['tiktok'],
}

const piksel = bilangan(1, 100_000)
	.nullish()
	.transform((size) => size ?? null)

export const galleryInput = withContent(
	z.object({
		contentType: galleryContentType.default('gambar'),
		content: z.string('Wajib diisi.').min(1, 'Wajib diisi.').max(3000),
		/** Also the alt text of the picture. */
		keterangan: teksWajib(300),
		lebar: piksel,
		tinggi: piksel,
		tampil,
	}),
	penyediaGallery,
)
