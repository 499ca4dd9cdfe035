import type { z } from 'zod'
import type { CallResponse } from '../../../contract/call.ts'
import type { CallName, Calls } from '../../../contract/calls.ts'
import { MAX_LIMIT } from '../../../contract/parameters.ts'
import type { listOf, one, partOf } from '../../../contract/shapes.ts'
import { paginationOf } from '../../../database/paginate.ts'
import { adaptEntity, adaptItems, type Entity, type Report } from './entity.ts'
import { ProviderError } from './provider-error.ts'
import { firstOf, isEmpty, isMissing, isRaw, type Raw } from './raw.ts'
import { count } from './values.ts'

/** The request that the provider answered, as the contract parsed it. */
export interface ProviderRequest {
	params: Record<string, string>
	query: Record<string, unknown>
}

export type Adapter<Name extends CallName> = (
	body: unknown,
	request: ProviderRequest,
	report: Report,
) => CallResponse<Calls[Name]>

const isBrief = ({ query }: ProviderRequest) => query.bentuk === 'ringkas'

/** Adapts the response of one item. The address that was asked for completes a missing `uri` or `kode`. */
export const adaptOne =
	<Contract extends z.ZodObject>(response: ReturnType<typeof one<Contract>>, entity: Entity) =>
	(body: unknown, request: ProviderRequest, report: Report): { data: z.infer<Contract> } => {
		const raw = unwrapOne(body)
		if (!raw) throw new ProviderError('TIDAK_DITEMUKAN')
		const completed = { ...request.params, ...withoutNulls(raw) }
		const place = { report, name: entity.name, brief: isBrief(request) }
		const data = adaptEntity(response.shape.data, entity, completed, place)
		if (!data) throw new ProviderError('KESALAHAN_SISTEM', `The ${entity.name} of the provider is not understood.`)
		return { data }
	}

const withoutNulls = (raw: Raw): Raw => Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== null))

/**
 * Adapts a list with its pagination.
 *
 * @param arrange sorts or filters as the request asks, in case the provider does not
 */
export const adaptList =
	<Contract extends z.ZodObject>(
		response: ReturnType<typeof listOf<Contract>>,
		entity: Entity,
		arrange = (items: z.infer<Contract>[], _: ProviderRequest) => items,
	) =>
	(body: unknown, request: ProviderRequest, report: Report) => {
		const { items, pagination } = unwrapList(body)
		const contract = response.shape.data.element
		const data = arrange(adaptItems(contract, entity, items, { report, brief: isBrief(request) }), request)
		return paginated(data, items.length, pagination, request)
	}

/** Sorts in case the provider does not; without a direction the order stays. */
export function sortBy<Item>(items: Item[], direction: unknown, keyOf: (item: Item) => string | number): Item[] {
	if (direction === undefined) return items
	const sign = direction === 'desc' ? -1 : 1
	return items.toSorted((one, other) => {
		const [first, second] = [keyOf(one), keyOf(other)]
		return first === second ? 0 : first < second ? -sign : sign
	})
}

/** Adapts a part of a bundle: a list without pages, wrapped or bare. */
export const adaptPart = <Contract extends z.ZodObject>(
	part: ReturnType<typeof partOf<Contract>>,
	entity: Entity,
	body: unknown,
	request: ProviderRequest,
	report: Report,
): { data: z.infer<Contract>[] } => {
	const { items } = unwrapList(body)
	return { data: adaptItems(part.shape.data.element, entity, items, { report, brief: isBrief(request) }) }
}

/** Adapts a part of a bundle that is one object or nothing. */
export const adaptSetting = <Contract extends z.ZodObject>(
	part: ReturnType<typeof one<z.ZodNullable<Contract>>>,
	entity: Entity,
	body: unknown,
	report: Report,
): { data: z.infer<Contract> | null } => {
	const raw = unwrapOne(body)
	const place = { report, name: entity.name, brief: false }
	return { data: (raw && adaptEntity(part.shape.data.unwrap(), entity, raw, place)) ?? null }
}

/**
 * One page of a list. A provider that ignores `limit` sends more items than it allows: then the page is cut here.
 * Without pagination a full page may have a successor, and a shorter one is the last.
 */
export function paginated<Item>(
	data: Item[],
	received: number,
	pagination: Raw | undefined,
	{ query }: ProviderRequest,
) {
	const page = Number(query.page ?? 1)
	const limit = Number(query.limit ?? MAX_LIMIT)
	if (received > limit)
		return {
			data: data.slice((page - 1) * limit, page * limit),
			pagination: paginationOf({ page, limit }, data.length),
		}
	const given = readPagination(pagination)
	if (given) {
		const pageSize = given.limit ?? (page === 1 && received > 0 && received < limit ? received : limit)
		const totalData = given.totalData ?? (given.totalPage ?? 1) * pageSize
		const totalPage = given.totalPage ?? Math.ceil(totalData / pageSize)
		return { data, pagination: { page: given.page ?? page, limit: given.limit ?? limit, totalPage, totalData } }
	}
	const mayHaveMore = received === limit
	const totalData = (page - 1) * limit + data.length
	return { data, pagination: { page, limit, totalPage: Math.ceil(totalData / limit) + Number(mayHaveMore), totalData } }
}

function readPagination(raw: Raw | undefined) {
	if (!raw) return undefined
	const number = (...names: string[]) => {
		const value = firstOf(raw, ...names)
		return value === undefined ? undefined : count.safeParse(value).data
	}
	const totals = {
		page: number('page', 'currentPage', 'current_page'),
		limit: number('limit', 'perPage', 'per_page') || undefined,
		totalPage: number('totalPage', 'totalPages', 'total_page', 'total_pages', 'lastPage', 'last_page'),
		totalData: number('totalData', 'total', 'total_data', 'totalItems', 'totalRows'),
	}
	return totals.totalPage === undefined && totals.totalData === undefined ? undefined : totals
}

/** A response and what it wraps: `{ data: { data } }` has three layers, a bare response one. */
function layersOf(body: unknown): unknown[] {
	const layers = [body]
	for (let inner = body; isRaw(inner) && 'data' in inner; ) {
		inner = inner.data
		layers.push(inner)
	}
	return layers
}

/** The value inside all `data` wrappers. */
export const unwrap = (body: unknown): unknown => layersOf(body).at(-1)

/** The single object of a response, also when it is the first of a list; undefined when there is none. */
export function unwrapOne(body: unknown): Raw | undefined {
	const inner = unwrap(body)
	const value = Array.isArray(inner) ? inner[0] : inner
	if (isEmpty(value)) return undefined
	if (!isRaw(value)) throw new ProviderError('KESALAHAN_SISTEM', 'The response is not an object.')
	return value
}

/** The object that has at least one of these parts, below any `data` wrappers. */
export function unwrapBundle(body: unknown, parts: readonly string[]): Raw {
	const bundle = layersOf(body).find((layer): layer is Raw => isRaw(layer) && parts.some((part) => part in layer))
	if (!bundle) throw new ProviderError('KESALAHAN_SISTEM', `The response has none of ${parts.join(', ')}.`)
	return bundle
}

/** The items of a list and its pagination, if it has one. */
export function unwrapList(body: unknown): { items: unknown[]; pagination: Raw | undefined } {
	const layers = layersOf(body)
	const pagination = layers
		.filter(isRaw)
		.map((layer) => layer.pagination ?? layer.meta)
		.find(isRaw)
	const inner = layers.at(-1)
	if (Array.isArray(inner)) return { items: inner, pagination }
	const named = isRaw(inner) ? Object.values(inner).find((value) => Array.isArray(value)) : undefined
	if (named) return { items: named, pagination }
	if (isEmpty(inner) || (isRaw(inner) && Object.values(inner).every(isMissing))) return { items: [], pagination }
	throw new ProviderError('KESALAHAN_SISTEM', 'The response is not a list.')
}
