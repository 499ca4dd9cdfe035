import { ProviderError } from './provider-error.ts'
import { isEmpty, isMissing, isRaw, type Raw } from './raw.ts'

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
