import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { epochMs, id, one } from '../../shapes.ts'
import { done, noJson, versi } from '../../staff/responses.ts'
import { artikelInput, artikelRecord } from './artikel.ts'

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
const isiVersi = z.record(z.string(), z.unknown())
export type IsiVersi = z.infer<typeof isiVersi>

const versiArtikel = z.strictObject({
	id,
	jenis: z.enum(jenisVersi),
	judul: z.string(),
	stafNama: z.string(),
	createdAt: epochMs,
})
export type VersiArtikel = z.infer<typeof versiArtikel>

const versiDenganIsi = versiArtikel.extend({ isi: isiVersi })
export type VersiDenganIsi = z.infer<typeof versiDenganIsi>

const audience = { staff: ['artikel', 'ubah'] } as const
const satuArtikel = z.object({ id: z.string() })
const satuVersi = satuArtikel.extend({ versiId: z.string() })
const savedVersi = one(z.strictObject({ id, createdAt: epochMs }))

export const listSalinan = defineCall('GET /v1/staf/artikel/salinan', {
	audience,
	summary: "One's own autosaved copies of new articles that were never saved",
	response: one(z.array(versiDenganIsi)),
})

export const saveSalinan = defineCall('POST /v1/staf/artikel/salinan', {
	audience,
	summary: 'Autosaves a form',
	body: z.object({
		/** Continues an earlier copy of the same form. */
		id: id.nullish(),
		artikelId: id.nullish(),
		isi: isiVersi.transform((values) =>
			Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(artikelInput.shape, name))),
		),
	}),
	response: savedVersi,
})

export const deleteSalinan = defineCall('DELETE /v1/staf/artikel/salinan/{id}', {
	audience,
	summary: "Deletes one's own autosaved copy",
	params: z.object({ id: z.string() }),
	response: done,
})

export const saveKonsep = defineCall('POST /v1/staf/artikel/{id}/konsep', {
	audience,
	summary: 'Saves the next version of an article without changing what visitors see',
	params: satuArtikel,
	body: z.object({
		isi: artikelInput,
		/** The draft that the form began with, so that two editors do not overwrite each other. */
		konsep: id.nullish(),
	}),
	response: savedVersi,
})

export const endKonsep = defineCall('DELETE /v1/staf/artikel/{id}/konsep', {
	audience,
	summary: 'Ends the draft: it was published, or is not wanted',
	params: satuArtikel,
	response: done,
})

export const previewKonsep = defineCall('GET /v1/staf/artikel/{id}/konsep/pratinjau', {
	audience,
	summary: "Shows the draft on the article's page, in this browser only",
	params: satuArtikel,
	response: noJson,
})

export const listVersi = defineCall('GET /v1/staf/artikel/{id}/versi', {
	audience,
	summary: "The draft, one's own copies and the history of an article",
	params: satuArtikel,
	response: one(
		z.strictObject({
			judul: z.string(),
			/** The unpublished next version. */
			konsep: versiDenganIsi.nullable(),
			/** One's own copies that were never saved, newest first. */
			salinan: z.array(versiDenganIsi),
			/** Saved states and former drafts, newest first. */
			versi: z.array(versiArtikel),
		}),
	),
})

export const getVersi = defineCall('GET /v1/staf/artikel/{id}/versi/{versiId}', {
	audience,
	summary: 'One version, with the one before it and the article as it is now',
	params: satuVersi,
	response: one(
		versiDenganIsi.extend({
			/** The saved state before this one. */
			sebelum: isiVersi.nullable(),
			/** The article as it is now. */
			sekarang: isiVersi,
			/** Names of the categories and doctors in all three, by id. */
			nama: z.record(z.string(), z.string()),
		}),
	),
})

export const restoreVersi = defineCall('POST /v1/staf/artikel/{id}/versi/{versiId}/pulihkan', {
	audience,
	summary: 'Gives the article the content of this version; its address, publishing and favourite place stay',
	params: satuVersi,
	body: z.object({ versi: versi.optional() }),
	response: one(artikelRecord.extend({ versi })),
})
