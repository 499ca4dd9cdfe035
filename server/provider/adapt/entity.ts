import { hash } from 'node:crypto'
import { z } from 'zod'
import { slug } from '../../ids/slug.ts'
import { summary } from '../../rich-text/plain-text.ts'
import { firstOf, isMissing, isRaw, type Raw, toList } from './raw.ts'
import { idText } from './values.ts'

/** Takes one line per part of a response that is left out: `dokter 3: nama is missing, left out`. */
export type Report = (problem: string) => void

export interface Place {
	report: Report
	/** The position in the response, for reports: `dokter 3`. */
	name: string
	/** Heavy fields are left out, as `?bentuk=ringkas` asks. */
	brief: boolean
}

/** How one entity of a provider is read. Which of its fields a response has is up to the contract. */
export interface Entity {
	name: string
	/** How a field is read. A field of the contract that is not listed is taken as it is. */
	fields: Record<string, z.ZodType>
	/** Renames, derives and nests fields before they are read. */
	complete?: (raw: Raw, place: Place) => Raw
	/** Where a provider gives no id, these fields identify an item. */
	identifiedBy?: string[]
	/** The fields that `?bentuk=ringkas` leaves out, where the contract allows it. */
	heavy?: string[]
}

const isOptional = (schema: z.core.$ZodType) => z.safeParse(schema, undefined).success

/** The item in the contract's shape. One that the contract does not accept is reported, and undefined. */
export function adaptEntity<Contract extends z.ZodObject>(
	contract: Contract,
	entity: Entity,
	value: unknown,
	place: Place,
): z.infer<Contract> | undefined {
	if (!isRaw(value)) {
		place.report(`${place.name}: not an object, left out`)
		return undefined
	}
	const raw: Raw = { ...value, id: firstOf(value, 'id', '_id') ?? madeUpId(entity, value), uri: uriOf(value) }
	const completed = entity.complete?.(raw, place) ?? raw
	const adapted: Raw = {}
	for (const [key, schema] of Object.entries(contract.shape)) {
		const given = completed[key]
		const optional = isOptional(schema)
		if (optional && (isMissing(given) || (place.brief && entity.heavy?.includes(key)))) continue
		if (isMissing(given) && z.safeParse(schema, null).success) {
			adapted[key] = null
			continue
		}
		const reader = key === 'id' ? idText : entity.fields[key]
		const read = reader ? reader.safeParse(given).data : given
		if (optional && !z.safeParse(schema, read).success) continue
		adapted[key] = read
	}
	const { data, error } = contract.safeParse(adapted)
	if (!error) return data
	const fields = new Set(error.issues.map(({ path }) => path.join('.')))
	for (const field of fields)
		place.report(`${describe(place, raw)}: ${field} ${isMissing(raw[field]) ? 'is missing' : 'is not valid'}, left out`)
	return undefined
}

/** The items that the contract accepts, in their order. */
export function adaptItems<Contract extends z.ZodObject>(
	contract: Contract,
	entity: Entity,
	values: unknown,
	place: Omit<Place, 'name'> & { name?: string },
): z.infer<Contract>[] {
	const parent = place.name ? `${place.name}, ` : ''
	return toList(values)
		.map((value, index) =>
			adaptEntity(contract, entity, value, { ...place, name: `${parent}${entity.name} ${index + 1}` }),
		)
		.filter((item) => item !== undefined)
}

const describe = ({ name }: Place, { id }: Raw) => {
	const known = idText.safeParse(id).data
	return known ? `${name} (${known})` : name
}

/** Null for a thing that no longer has an address; one is made up where the provider has no such field. */
function uriOf(raw: Raw): unknown {
	if (raw.uri === null) return null
	return firstOf(raw, 'uri', 'slug') ?? slug(String(firstOf(raw, 'nama', 'judul') ?? ''))
}

/** The same item gets the same id in every response. */
function madeUpId({ name, identifiedBy }: Entity, raw: Raw): string | undefined {
	if (!identifiedBy) return undefined
	return hash('sha256', JSON.stringify([name, ...identifiedBy.map((field) => raw[field])])).slice(0, 24)
}

/** Derives `ringkasan` from the HTML of a body where the provider does not give it. */
export const summarise =
	(body: string) =>
	(raw: Raw): Raw =>
		isMissing(raw.ringkasan) ? { ...raw, ringkasan: summary(String(raw[body] ?? '')) } : raw
