import { parseJson } from '../../http/parse-json.ts'

/** An object of a provider, of which nothing is known yet. */
export type Raw = Record<string, unknown>

export const isRaw = (value: unknown): value is Raw =>
	typeof value === 'object' && value !== null && !Array.isArray(value)

export const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined

/** Null, undefined, an empty text, an empty list or an object without fields. */
export function isEmpty(value: unknown): boolean {
	if (isMissing(value) || value === '') return true
	return typeof value === 'object' && Object.keys(value).length === 0
}

export function firstOf(raw: Raw, ...names: string[]): unknown {
	return names.map((name) => raw[name]).find((value) => !isMissing(value))
}

/** A list, or a single value where a list is meant. A list may also arrive as JSON text. */
export function toList(value: unknown): unknown[] {
	if (Array.isArray(value)) return value
	if (typeof value === 'string' && value.trim().startsWith('[')) return toList(parseJson(value))
	return isEmpty(value) ? [] : [value]
}
