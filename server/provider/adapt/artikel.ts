import { z } from 'zod'
import { artikelRingkas, kategoriArtikel } from '../../../contract/artikel/artikel.ts'
import { komentar } from '../../../contract/artikel/komentar.ts'
import { adaptDokterList } from './dokter.ts'
import { adaptEntity, adaptItems, type Entity, type Place, summarise } from './entity.ts'
import { firstOf, isMissing, isRaw, type Raw, toList } from './raw.ts'
import { type Adapter, type ProviderRequest, paginated, sortBy, unwrapList } from './responses.ts'
import { count, epochMs, fileName, html, idText, name, text } from './values.ts'

export const kategoriEntity: Entity = {
	name: 'kategoriArtikel',
	fields: { nama: name, uri: name },
	identifiedBy: ['nama'],
}

/** The category of an item: an object, or only its name. */
function adaptKategori(value: unknown, place: Place) {
	const raw = isRaw(value) ? value : { nama: value }
	return adaptEntity(kategoriArtikel, kategoriEntity, raw, place)
}

/** The specification wraps a favourite category as `kategiArtikel`; others wrap it otherwise, or not at all. */
export const favouriteEntity: Entity = {
	name: 'kategoriArtikel favorit',
	fields: {},
	complete(raw, place) {
		const wrapped = [raw.kategiArtikel, raw.kategoriArtikel, raw.kategoriId, raw.kategori].find(isRaw)
		const kategiArtikel = adaptKategori(wrapped ?? raw, place)
		return { ...raw, id: raw.id ?? kategiArtikel?.id, kategiArtikel }
	},
}

const media = z.preprocess(
	(values) => toList(values).map((value) => (isRaw(value) ? value : { content: value })),
	z.array(z.looseObject({ content: fileName })),
)

const withRingkasan = summarise('textContent')

export const artikelEntity: Entity = {
	name: 'artikel',
	fields: {
		uri: name,
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

const komentarEntity: Entity = {
	name: 'komentar',
	fields: {
		artikelId: idText,
		komenParentId: idText.nullish().transform((id) => id || null),
		nama: text,
		komentar: text,
		createdAt: epochMs,
	},
	complete: (raw) => ({ ...raw, createdAt: raw.createdAt ?? 0 }),
}

const komentarSatu = komentar.omit({ komenChild: true })

/** Comments arrive nested or flat; they leave as the request asks, by `recursiveFormat`. */
export const adaptKomentar: Adapter<'listKomentar'> = (body, request, report) => {
	const { items, pagination } = unwrapList(body)
	const read = adaptItems(komentarSatu, komentarEntity, flatten(items, request), { report, brief: false })
	const flat = sortBy(read, request.query.shortCreatedAt, ({ createdAt }) => createdAt)
	if (!request.query.recursiveFormat) {
		const data = flat.map((each) => ({ ...each, komenChild: [] }))
		return paginated(data, items.length, pagination, request)
	}
	const parents = new Map(flat.map(({ id, komenParentId }) => [id, komenParentId]))
	const rootOf = (id: string): string => {
		const parent = parents.get(id)
		return parent && parent !== id && parents.has(parent) ? rootOf(parent) : id
	}
	// Replies are read in the order of the conversation, whatever the order of the list.
	const oldestFirst = flat.toSorted((one, other) => one.createdAt - other.createdAt)
	const repliesTo = (root: string) =>
		oldestFirst.filter(({ id }) => id !== root && rootOf(id) === root).map((reply) => ({ ...reply, komenChild: [] }))
	const data = flat.filter(({ id }) => rootOf(id) === id).map((root) => ({ ...root, komenChild: repliesTo(root.id) }))
	return paginated(data, items.length, pagination, request)
}

/** All comments in one list, replies after their parent. */
function flatten(items: unknown[], request: ProviderRequest, parent?: Raw): unknown[] {
	return items.flatMap((item) => {
		if (!isRaw(item)) return [item]
		const artikelId = firstOf(item, 'artikelId') ?? parent?.artikelId ?? request.query.filterArtikelId
		const komenParentId = firstOf(item, 'komenParentId') || (parent && firstOf(parent, 'id', '_id'))
		const own = { ...item, artikelId, komenParentId }
		return [own, ...flatten(toList(item.komenChild), request, own)]
	})
}
