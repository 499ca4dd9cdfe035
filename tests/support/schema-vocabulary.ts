import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// The vocabulary of schema.org, read from the declarations of schema-dts, which are made from it.

const declarations = readFileSync(join(import.meta.dirname, '../../node_modules/schema-dts/dist/schema.d.ts'), 'utf8')

interface Declared {
	parents: string[]
	properties: string[]
}

const interfaces = new Map<string, Declared>()
/** The interface of each type. */
const types = new Map<string, string>()

for (const [, name = '', parents = '', body = ''] of declarations.matchAll(
	/^(?:export )?interface (\w+)(?: extends ([^{]+?))? \{\n(.*?)^\}/gms,
)) {
	const properties = [...body.matchAll(/^ {4}"([\w-]+)"\?:/gm)].map(([, property = '']) => property)
	interfaces.set(name, { parents: parents.match(/\w+/g) ?? [], properties })
	const type = /^ {4}"@type": "(\w+)"/m.exec(body)?.[1]
	if (type) types.set(type, name)
}

function has(name: string, property: string): boolean {
	const declared = interfaces.get(name)
	if (!declared) return false
	return declared.properties.includes(property) || declared.parents.some((parent) => has(parent, property))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What of this JSON-LD the vocabulary does not know: types, properties that a type does not have, terms by address. */
export function unknownTerms(value: unknown, place = ''): string[] {
	if (Array.isArray(value)) return value.flatMap((each) => unknownTerms(each, place))
	if (typeof value === 'string') {
		const isTerm = value.startsWith('https://schema.org/')
		return isTerm && !declarations.includes(`"${value}"`) ? [`${place}: ${value}`] : []
	}
	if (!isObject(value)) return []
	const { '@context': _, '@id': id, '@type': type, ...properties } = value
	// A reference to something that is described elsewhere.
	if (type === undefined && id !== undefined && Object.keys(properties).length === 0) return []
	const declared = types.get(String(type))
	if (!declared) return [`${place}: type ${type}`]
	return Object.entries(properties).flatMap(([property, inner]) => [
		...(has(declared, property) ? [] : [`${place}: ${type} has no ${property}`]),
		...unknownTerms(inner, `${place}/${property}`),
	])
}

/** The structured data of a page. */
export const jsonLdIn = (html: string): Record<string, unknown>[] =>
	[...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => JSON.parse(text))
