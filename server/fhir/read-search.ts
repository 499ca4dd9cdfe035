import { type Matches, matcherOf } from './matches.ts'
import { type FhirType, fhirTypes, isFhirType } from './resources.ts'
import { includesOf, parametersOf } from './search-parameters.ts'

const DEFAULT_COUNT = 50
/** As many as a list of the API. */
const MAX_COUNT = 300

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

/** The name of the parameter that has no meaning. */
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
	for (const [key, value] of query) {
		const [name = '', modifier] = key.split(/:(.*)/s)
		if (value === '' || !(Object.hasOwn(declared, name) || results.includes(name))) continue
		const parameter = declared[name]
		const isRead = parameter
			? addFilter(search, () => valuesOf(value).map((one) => matcherOf(parameter, one, modifier)))
			: addResult(search, name, modifier, value)
		if (!isRead) return { problem: name }
		search.understood.append(key, value)
	}
	return search
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
