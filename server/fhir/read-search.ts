import { foldText } from '../../database/search/fold-text.ts'
import { type Matches, matcherOf } from './matches.ts'
import { type FhirType, fhirTypes, isFhirType } from './resources.ts'
import { includesOf, parametersOf } from './search-parameters.ts'

const DEFAULT_COUNT = 50
/** As many as a list of the API. */
const MAX_COUNT = 300
/** Each value is compared with each resource. */
const MAX_VALUES = 50

/** References of a type that are followed; of all targets, or of one type. */
export interface Include {
	type: FhirType
	parameter: string
	target?: string
}

export interface Search {
	type: FhirType
	/** All of them must match. */
	filters: Matches[]
	includes: Include[]
	count: number
	offset: number
	/** What was understood, for the links. */
	understood: URLSearchParams
}

/** What is wrong, as a sentence. */
export interface SearchProblem {
	problem: string
}

export const isProblem = (read: Search | SearchProblem): read is SearchProblem => 'problem' in read

/** Reads a search. As FHIR advises, an unknown or empty parameter is ignored; an unknown value or modifier is a problem. */
export function readSearch(type: FhirType, query: URLSearchParams): Search | SearchProblem {
	const declared = parametersOf(type)
	const search: Search = {
		type,
		filters: [],
		includes: [],
		count: DEFAULT_COUNT,
		offset: 0,
		understood: new URLSearchParams(),
	}
	const fold = foldOnce()
	let values = 0
	for (const [key, value] of query) {
		const [name = '', modifier] = key.split(/:(.*)/s)
		if (value === '' || !(Object.hasOwn(declared, name) || results.includes(name))) continue
		values += valuesOf(value).length
		if (values > MAX_VALUES) return { problem: `A search has at most ${MAX_VALUES} values.` }
		const parameter = declared[name]
		const isRead = parameter
			? addFilter(search, () => valuesOf(value).map((one) => matcherOf(parameter, one, { modifier, fold })))
			: addResult(search, name, modifier, value)
		if (!isRead) return { problem: notSupported(name) }
		search.understood.append(key, value)
	}
	return search
}

export const notSupported = (parameter: string) => `The value or modifier of ${parameter} is not supported.`

/** Many resources have the same text, and several values are compared with it. */
function foldOnce(): typeof foldText {
	const folded = new Map<string, string>()
	return (text) => {
		const known = folded.get(text) ?? foldText(text)
		folded.set(text, known)
		return known
	}
}

const results = ['_count', '_offset', '_include', '_format']

/** Commas separate values of which one is enough. */
const valuesOf = (value: string) => value.split(',').filter((one) => one !== '')

function addFilter({ filters }: Search, read: () => (Matches | null)[]): boolean {
	const anyOf = read()
	if (anyOf.includes(null)) return false
	filters.push((resource) => anyOf.some((matches) => matches?.(resource)))
	return true
}

function addResult(search: Search, name: string, modifier: string | undefined, value: string): boolean {
	if (name === '_include') return (modifier === undefined || modifier === 'iterate') && addIncludes(search, value)
	if (modifier !== undefined) return false
	if (name === '_format') return isJson(value)
	if (!/^\d{1,6}$/.test(value)) return false
	if (name === '_count') search.count = Math.min(Number(value), MAX_COUNT)
	else search.offset = Number(value)
	return true
}

function addIncludes({ includes }: Search, value: string): boolean {
	return valuesOf(value).every((one) => {
		const [type = '', parameter = '', target] = one.split(':')
		if (!isFhirType(type) || !includesOf(type).includes(`${type}:${parameter}`)) return false
		if (target !== undefined && !fhirTypes.includes(target as FhirType)) return false
		return includes.push({ type, parameter, target }) > 0
	})
}

/** A plus that was not escaped arrives as a space. */
export const isJson = (format: string): boolean =>
	['json', 'application/json', 'application/fhir+json'].includes(format.replace(' ', '+'))
