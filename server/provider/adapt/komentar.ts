import { komentar } from '../../../contract/komentar.ts'
import type { Adapter, Adapters, ProviderRequest } from './adapter.ts'
import { adaptCreated } from './created.ts'
import { adaptItems, type Entity } from './entity.ts'
import { firstOf, isRaw, type Raw, toList } from './raw.ts'
import { paginated } from './responses.ts'
import { unwrapList } from './unwrap.ts'
import { epochMs, idText, text } from './values.ts'

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
const adaptKomentar: Adapter<'listKomentar'> = (body, request, report) => {
	const { items, pagination } = unwrapList(body)
	const read = adaptItems(komentarSatu, komentarEntity, flatten(items, request), { report, brief: false })
	const flat = sortByDate(read, request)
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

/** Sorts in case the provider does not know `shortCreatedAt`. */
function sortByDate<Item extends { createdAt: number }>(items: Item[], { query }: ProviderRequest): Item[] {
	if (query.shortCreatedAt === undefined) return items
	const sign = query.shortCreatedAt === 'asc' ? 1 : -1
	return items.toSorted((one, other) => sign * (one.createdAt - other.createdAt))
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

export const komentarAdapters: Adapters<'listKomentar' | 'createKomentar'> = {
	listKomentar: adaptKomentar,
	createKomentar: adaptCreated,
}
