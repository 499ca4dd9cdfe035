import type { CodeableConcept, Period, Reference } from '@medplum/fhirtypes'
import { isTanggal, tambahHari } from '../../contract/tanggal/tanggal.ts'
import { foldText } from '../../database/search/fold-text.ts'
import { type FhirResource, type FhirType, fhirTypes, isFhirType } from './resources.ts'
import { includesOf, parametersOf, type SearchParameter } from './search-parameters.ts'

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

type Matches = (resource: FhirResource) => boolean

const modifiers: Record<SearchParameter['type'], string[]> = {
	string: ['exact', 'contains'],
	token: ['text'],
	reference: [],
	date: [],
}

type Fold = (text: string) => string

/** A test for one value of a parameter; null for a value or modifier that has no meaning. */
function matcherOf(
	parameter: SearchParameter,
	value: string,
	{ modifier, fold }: { modifier?: string; fold: Fold },
): Matches | null {
	if (modifier !== undefined && !modifiers[parameter.type].includes(modifier)) return null
	switch (parameter.type) {
		case 'string': {
			const isWanted = textMatcher(value, modifier, fold)
			return (resource) => parameter.of(resource).some((text) => text !== undefined && isWanted(text))
		}
		case 'token': {
			const isWanted = modifier === 'text' ? conceptByText(value, fold) : conceptByCode(value)
			return (resource) => (parameter.of(resource) ?? []).some(isWanted)
		}
		case 'reference': {
			const isWanted = referenceMatcher(value)
			return (resource) => parameter.of(resource).some(isWanted)
		}
		case 'date': {
			const isWanted = dateMatcher(value)
			return isWanted && ((resource) => isWanted(parameter.of(resource)))
		}
	}
}

/** A word of the text begins with the value, whatever its case and accents. */
function textMatcher(value: string, modifier: string | undefined, fold: Fold): (text: string) => boolean {
	if (modifier === 'exact') return (text) => text === value
	const wanted = fold(value)
	if (modifier === 'contains') return (text) => fold(text).includes(wanted)
	return (text) => ` ${fold(text)}`.includes(` ${wanted}`)
}

const conceptByText = (value: string, fold: Fold) => {
	const isWanted = textMatcher(value, 'contains', fold)
	return ({ text, coding = [] }: CodeableConcept) =>
		[text, ...coding.map(({ display }) => display)].some((each) => each !== undefined && isWanted(each))
}

/** `code`, `system|code` or `system|`. */
function conceptByCode(value: string): (concept: CodeableConcept) => boolean {
	const [first = '', second] = value.split('|')
	const system = second === undefined ? undefined : first
	const code = (second ?? first).toLowerCase()
	return ({ coding = [] }) =>
		coding.some(
			(each) =>
				(system === undefined || (each.system ?? '') === system) && (code === '' || each.code?.toLowerCase() === code),
		)
}

/** `Type/id`, or the id alone. */
const referenceMatcher = (value: string) => (reference: Reference | undefined) =>
	reference?.reference === value || reference?.reference?.split('/')[1] === value

/** Whether a period is as wanted to a range, whose end does not belong to it. */
const comparisons: Record<string, (first: number, last: number, from: number, until: number) => boolean> = {
	eq: (first, last, from, until) => first >= from && last < until,
	ne: (first, last, from, until) => first < from || last >= until,
	ge: (_, last, from) => last >= from,
	le: (first, _, __, until) => first < until,
	gt: (_, last, __, until) => last >= until,
	lt: (first, _, from) => first < from,
	sa: (first, _, __, until) => first >= until,
	eb: (_, last, from) => last < from,
}

/** Compares as FHIR does: a day means all of it, and a moment without an offset is of WIB. */
function dateMatcher(value: string): ((period: Period) => boolean) | null {
	const prefix = Object.keys(comparisons).find((each) => value.startsWith(each))
	const range = rangeOf(prefix ? value.slice(prefix.length) : value)
	const compare = comparisons[prefix ?? 'eq']
	if (!range || !compare) return null
	return ({ start = '', end = '' }) => compare(Date.parse(start), Date.parse(end), range.from, range.until)
}

const DATE = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d:\d\d)(:\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/

/** The moments that a value stands for: from the first up to but not including the last. */
function rangeOf(value: string): { from: number; until: number } | null {
	// A plus that was not escaped arrives as a space.
	const [, year, month, day, minute, second, offset] = DATE.exec(value.replace(' ', '+')) ?? []
	if (!year) return null
	const first = `${year}-${month ?? '01'}-${day ?? '01'}`
	if (!isTanggal(first)) return null
	if (minute) {
		const from = Date.parse(`${first}T${minute}${second?.slice(0, 7) ?? ''}${offset ?? '+07:00'}`)
		return Number.isNaN(from) ? null : { from, until: from + lengthOf(second) }
	}
	const next = day ? tambahHari(first, 1) : month ? nextMonth(year, month) : `${Number(year) + 1}-01-01`
	return { from: Date.parse(`${first}T00:00+07:00`), until: Date.parse(`${next}T00:00+07:00`) }
}

/** A minute, a second, or a part of one. */
const lengthOf = (second: string | undefined) => (second === undefined ? 60_000 : second.includes('.') ? 1 : 1000)

const nextMonth = (year: string, month: string) => `${tambahHari(`${year}-${month}-28`, 4).slice(0, 7)}-01`
