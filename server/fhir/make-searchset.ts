import type { Bundle, BundleEntry, BundleLink } from '@medplum/fhirtypes'
import type { FhirAddress } from './map-directory.ts'
import type { FhirHospital } from './read-hospital.ts'
import type { Include, Search } from './read-search.ts'
import { type FhirResource, type FhirType, isFhirType, resourcesOf } from './resources.ts'
import { parametersOf } from './search-parameters.ts'

/** A page of what a search finds, with what it includes. */
export function makeSearchset(search: Search, hospital: FhirHospital, address: FhirAddress): Bundle<FhirResource> {
	const { type, filters, includes, count, offset } = search
	const found = resourcesOf(type, hospital, address).filter((each) => filters.every((matches) => matches(each)))
	const page = found.slice(offset, offset + count)
	const included = followIncludes(page, includes, (of) => resourcesOf(of, hospital, address))
	const entry = [
		...page.map((resource) => entryOf(resource, 'match', address)),
		...included.map((resource) => entryOf(resource, 'include', address)),
	]
	return {
		resourceType: 'Bundle',
		type: 'searchset',
		total: found.length,
		link: linksOf(search, found.length, address),
		...(entry.length > 0 && { entry }),
	}
}

const entryOf = (
	resource: FhirResource,
	mode: 'match' | 'include',
	{ base }: FhirAddress,
): BundleEntry<FhirResource> => ({ fullUrl: `${base}/${nameOf(resource)}`, resource, search: { mode } })

const nameOf = ({ resourceType, id }: FhirResource) => `${resourceType}/${id}`

function linksOf({ type, count, offset, understood }: Search, total: number, { base }: FhirAddress): BundleLink[] {
	const link = (relation: string, start: number): BundleLink => {
		const query = new URLSearchParams(understood)
		query.set('_count', String(count))
		if (start > 0) query.set('_offset', String(start))
		else query.delete('_offset')
		return { relation, url: `${base}/${type}?${query}` }
	}
	return [
		link('self', offset),
		...(count > 0 && offset + count < total ? [link('next', offset + count)] : []),
		...(count > 0 && offset > 0 ? [link('previous', Math.max(0, offset - count))] : []),
	]
}

/** What the page refers to, and what that refers to in turn; each once. */
function followIncludes(
	page: FhirResource[],
	includes: Include[],
	readAll: (type: FhirType) => readonly FhirResource[],
): FhirResource[] {
	const seen = new Set(page.map(nameOf))
	const read = new Map<FhirType, Map<string, FhirResource>>()
	const find = (name: string) => {
		const [type = ''] = name.split('/')
		if (!isFhirType(type)) return undefined
		const all = read.get(type) ?? new Map(readAll(type).map((each) => [nameOf(each), each]))
		read.set(type, all)
		return all.get(name)
	}
	const included: FhirResource[] = []
	for (let from = page; from.length > 0; ) {
		const names = new Set(from.flatMap((resource) => includes.flatMap((include) => referencesOf(resource, include))))
		from = [...names].filter((name) => !seen.has(name)).flatMap((name) => find(name) ?? [])
		for (const resource of from) seen.add(nameOf(resource))
		included.push(...from)
	}
	return included
}

function referencesOf(resource: FhirResource, { type, parameter, target }: Include): string[] {
	if (resource.resourceType !== type) return []
	const declared = parametersOf(type)[parameter]
	if (declared?.type !== 'reference') return []
	const names = declared.of(resource).flatMap((reference) => reference?.reference ?? [])
	return target ? names.filter((name) => name.startsWith(`${target}/`)) : names
}
