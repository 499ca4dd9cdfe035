import { z } from 'zod'
import { epochMs, id, one } from '../shapes.ts'
import { artikelInput } from './artikel.ts'

/** An autosaved copy of a form, the draft of an article, a former draft, or a saved state of the article. */
export const jenisVersi = ['otomatis', 'konsep', 'konsep-lama', 'simpan'] as const
export type JenisVersi = (typeof jenisVersi)[number]

/** Saved states and drafts of one article; the oldest are deleted. */
export const MAX_VERSI = 50
/** Autosaved copies of one person for one article, or for new articles; the oldest are deleted. */
export const MAX_SALINAN = 10

/** What a version changes of an article. Its address, publishing and place among the favourites stay. */
export const versiFields = [
	...(['judul', 'textContent', 'artikelMedia', 'kategoriArtikelId', 'dokter'] as const),
	...(['metaJudul', 'metaDeskripsi', 'metaGambar', 'penulis', 'peninjau', 'ditinjauPada'] as const),
]

/** The values of a form. Those of an autosaved copy may be incomplete or invalid. */
export const isiVersi = z.record(z.string(), z.unknown())
export type IsiVersi = z.infer<typeof isiVersi>

export const versiArtikel = z.strictObject({
	id,
	jenis: z.enum(jenisVersi),
	judul: z.string(),
	stafNama: z.string(),
	createdAt: epochMs,
})
export type VersiArtikel = z.infer<typeof versiArtikel>

const versiDenganIsi = versiArtikel.extend({ isi: isiVersi })
export type VersiDenganIsi = z.infer<typeof versiDenganIsi>

export const listVersiResponse = one(
	z.strictObject({
		judul: z.string(),
		/** The unpublished next version. */
		konsep: versiDenganIsi.nullable(),
		/** One's own copies that were never saved, newest first. */
		salinan: z.array(versiDenganIsi),
		/** Saved states and former drafts, newest first. */
		versi: z.array(versiArtikel),
	}),
)
export type DaftarVersi = z.infer<typeof listVersiResponse>['data']

export const listSalinanResponse = one(z.array(versiDenganIsi))

export const getVersiResponse = one(
	versiDenganIsi.extend({
		/** The saved state before this one. */
		sebelum: isiVersi.nullable(),
		/** The article as it is now. */
		sekarang: isiVersi,
		/** Names of the categories and doctors in all three, by id. */
		nama: z.record(z.string(), z.string()),
	}),
)
export type VersiDetail = z.infer<typeof getVersiResponse>['data']

/** An autosaved copy: `id` continues an earlier copy of the same form. */
export const salinanInput = z.object({
	id: id.nullish(),
	artikelId: id.nullish(),
	isi: isiVersi.transform((values) =>
		Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(artikelInput.shape, name))),
	),
})

/** A draft: `konsep` is the one that the form began with, so that two editors do not overwrite each other. */
export const konsepInput = z.object({ isi: artikelInput, konsep: id.nullish() })

export const savedVersiResponse = one(z.strictObject({ id, createdAt: epochMs }))
