import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { epochMs, id, one } from '../../shapes.ts'
import { teks } from '../../staff/inputs.ts'
import { changedId, done, noJson, versi } from '../../staff/responses.ts'
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

const savedVersi = one(z.strictObject({ id, createdAt: epochMs }))

export const listSalinan = defineCall('GET /v1/staf/artikel/salinan', ['artikel', 'ubah'], {
	summary: "One's own autosaved copies of new articles that were never saved",
	response: one(z.array(versiDenganIsi)),
})

export const saveSalinan = defineCall('POST /v1/staf/artikel/salinan', ['artikel', 'ubah'], {
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

export const deleteSalinan = defineCall('DELETE /v1/staf/artikel/salinan/{id}', ['artikel', 'ubah'], {
	summary: "Deletes one's own autosaved copy",
	response: done,
})

export const saveKonsep = defineCall('POST /v1/staf/artikel/{id}/konsep', ['artikel', 'ubah'], {
	summary: 'Saves the next version of an article without changing what visitors see',
	body: z.object({
		isi: artikelInput,
		/** The draft that the form began with, so that two editors do not overwrite each other. */
		konsep: id.nullish(),
	}),
	response: savedVersi,
})

export const endKonsep = defineCall('DELETE /v1/staf/artikel/{id}/konsep', ['artikel', 'ubah'], {
	summary: 'Ends the draft: it was published, or is not wanted',
	response: done,
})

export const previewKonsep = defineCall('GET /v1/staf/artikel/{id}/konsep/pratinjau', ['artikel', 'ubah'], {
	summary: "Shows the draft on the article's page, in this browser only",
	response: noJson,
})

export const listVersi = defineCall('GET /v1/staf/artikel/{id}/versi', ['artikel', 'ubah'], {
	summary: "The draft, one's own copies and the history of an article",
	response: one(
		z.strictObject({
			judul: z.string(),
			konsep: versiDenganIsi.nullable(),
			salinan: z.array(versiDenganIsi),
			/** Saved states and former drafts, newest first. */
			versi: z.array(versiArtikel),
		}),
	),
})

export const getVersi = defineCall('GET /v1/staf/artikel/{id}/versi/{versiId}', ['artikel', 'ubah'], {
	summary: 'One version, with the one before it and the article as it is now',
	response: one(
		versiDenganIsi.extend({
			/** The saved state before this one. */
			sebelum: isiVersi.nullable(),
			sekarang: isiVersi,
			/** Names of the categories and doctors in all three, by id. */
			nama: z.record(z.string(), z.string()),
		}),
	),
})

export const restoreVersi = defineCall('POST /v1/staf/artikel/{id}/versi/{versiId}/pulihkan', ['artikel', 'ubah'], {
	summary: 'Gives the article the content of this version; its address, publishing and favourite place stay',
	body: z.object({ versi: versi.optional() }),
	response: one(artikelRecord.extend({ versi })),
})

export const getTinjauan = defineCall('GET /v1/staf/artikel/tinjauan', ['artikel', 'lihat'], {
	summary: 'Whether the articles of this account are reviewed before they are published, and whether it reviews',
	response: one(z.strictObject({ perlu: z.boolean(), meninjau: z.boolean() })),
})

export const reviewArtikel = defineCall('POST /v1/staf/artikel/{id}/tinjauan', ['artikel-terbit', 'ubah'], {
	summary: 'Publishes an article, or the draft of one, that waits for review; or returns it with a note',
	body: z
		.object({
			keputusan: z.enum(['setuju', 'kembali']),
			catatan: teks(500).default(''),
			/** What the reviewer has read. */
			versi,
			konsep: id.nullish(),
		})
		.refine(({ keputusan, catatan }) => keputusan === 'setuju' || catatan !== '', {
			path: ['catatan'],
			message: 'Tulis apa yang perlu diperbaiki.',
		}),
	response: changedId,
})
