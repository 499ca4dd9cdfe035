import { z } from 'zod'
import { isPictureFileName } from '../pictures.ts'
import { epochMs, hasNoNul, typedText } from '../shapes.ts'

// Schemas of form fields. The browser and the server validate with the same ones.

/** Required text. */
export const teksWajib = (max = 200) => typedText(max).refine((text) => text !== '', 'Wajib diisi.')

/** Optional text. */
export const teks = (max = 200) => typedText(max)

/** HTML of the editor; the server sanitises it. */
export const isiHtml = (max = 200_000) => z.string().max(max)

export const idRujukan = z.string('Wajib dipilih.').min(1, 'Wajib dipilih.').max(64).refine(hasNoNul)

/** The last part of a page path. Empty: the server makes it from the name. */
export const uriIsian = z
	.string()
	.max(120)
	.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Hanya huruf kecil, angka, dan tanda hubung.')
	.nullish()
	.transform((text) => text ?? '')

/** The file name of an uploaded picture. */
export const gambar = z.string().refine(isPictureFileName, 'Unggah gambar terlebih dahulu.')
export const gambarOpsional = gambar.nullish().transform((file) => file ?? null)

export const bilangan = (min: number, max: number) => z.int('Isi dengan angka.').min(min).max(max)

/** The place in a favourites list, from 1, or null for none. */
export const favorit = bilangan(1, 999)
	.nullish()
	.transform((place) => place ?? null)

export const daftarRujukan = (max = 50) => z.array(idRujukan).max(max).default([])

export const statusTerbit = ['konsep', 'terjadwal', 'terbit'] as const

/** The fields of content that can be a draft, scheduled or published. */
export const penerbitan = {
	status: z.enum(statusTerbit).default('terbit'),
	/** For `terjadwal` only; the server ignores it otherwise. */
	terbitPada: epochMs.nullish().transform((moment) => moment ?? null),
}
