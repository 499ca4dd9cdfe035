import { z } from 'zod'
import { artikelRingkas, getArtikelByUri, listArtikel } from '../../../contract/artikel.ts'
import type { Adapters, ProviderRequest } from './adapter.ts'
import { adaptDokterList } from './dokter.ts'
import type { Entity } from './entity.ts'
import { adaptKategori } from './kategori-artikel.ts'
import { firstOf, isMissing, isRaw, toList } from './raw.ts'
import { adaptList, adaptOne } from './responses.ts'
import { summarise } from './summarise.ts'
import { count, epochMs, fileName, html, name, text, uri } from './values.ts'

const media = z.preprocess(
	(values) => toList(values).map((value) => (isRaw(value) ? value : { content: value })),
	z.array(z.looseObject({ content: fileName })),
)

const withRingkasan = summarise('textContent')

export const artikelEntity: Entity = {
	name: 'artikel',
	fields: {
		uri,
		judul: name,
		ringkasan: text,
		createdAt: epochMs,
		updatedAt: epochMs,
		countView: count,
		textContent: html,
	},
	complete(raw, place) {
		const createdAt = firstOf(raw, 'createdAt', 'created_at', 'tanggal', 'updatedAt') ?? 0
		const given = firstOf(raw, 'kategoriArtikel', 'kategoriId', 'kategori', 'kategoriArtikelId')
		const kategori = adaptKategori(isMissing(given) || given === '' ? 'Lainnya' : given, place)
		return {
			...withRingkasan(raw),
			createdAt,
			updatedAt: firstOf(raw, 'updatedAt', 'updated_at') ?? createdAt,
			artikelMedia: readMedia(raw.artikelMedia),
			kategoriArtikel: kategori,
			kategoriId: kategori,
			dokter: adaptDokterList(raw.dokter, place),
		}
	},
	heavy: [
		...['textContent', 'dokter', 'kategoriId'],
		...['metaJudul', 'metaDeskripsi', 'metaGambar', 'penulis', 'peninjau', 'ditinjauPada'],
	],
}

/** The pictures of an article; what is no picture is left out. */
function readMedia(values: unknown) {
	const { content, alt } = artikelRingkas.shape.artikelMedia.element.shape
	const read = media.safeParse(values).data ?? []
	return read.flatMap((each) => {
		const file = content.safeParse(each.content).data
		const altText = alt.safeParse(each.alt).data
		return file === undefined ? [] : [altText === undefined ? { content: file } : { content: file, alt: altText }]
	})
}

/** Sorts by views in case the provider does not know `sortCountView`. */
function sortByViews<Item extends { countView: number }>(items: Item[], { query }: ProviderRequest): Item[] {
	if (query.sortCountView === undefined) return items
	const sign = query.sortCountView === 'asc' ? 1 : -1
	return items.toSorted((one, other) => sign * (one.countView - other.countView))
}

export const artikelAdapters: Adapters<'listArtikel' | 'getArtikelByUri'> = {
	listArtikel: adaptList(listArtikel.response, artikelEntity, { arrange: sortByViews }),
	getArtikelByUri: adaptOne(getArtikelByUri.response, artikelEntity),
}
