import { html } from 'hono/html'
import type { OpenApiDocument } from '../../../contract/openapi.ts'
import type { JsonSchema } from '../../../contract/openapi-document.ts'

export type Markup = ReturnType<typeof html>

/** Only the shapes of a request show their bounds. */
export type Direction = 'request' | 'response'

/** Explained at the top of the page, so it is not expanded. */
const EXPLAINED = 'Pagination'

const typeWords: Record<string, string> = {
	string: 'text',
	integer: 'whole number',
	number: 'number',
	boolean: 'true or false',
	null: 'null',
	object: 'object',
}

/** The fields of a shape as nested lists; named shapes are expanded `levels` deep and linked below that. */
export function shapeOutline(
	document: OpenApiDocument,
	schema: JsonSchema,
	direction: Direction,
	levels: number,
): Markup | '' {
	const { fields, levelsLeft } = findFields(document, schema, levels)
	if (!fields?.properties) return ''
	return html`<ul class="shape">${Object.entries(fields.properties).map(([name, property]) => {
		const required = fields.required?.includes(name) ?? false
		return html`<li><div class="field"><code>${name}</code> <span>${shapeWords(property, direction)}${requirement(required, direction)}</span></div>${shapeOutline(document, property, direction, levelsLeft)}</li>`
	})}</ul>`
}

function requirement(required: boolean, direction: Direction) {
	if (direction === 'request' && required) return html` <span class="mark">required</span>`
	if (direction === 'response' && !required) return html` <span class="mark">optional</span>`
	return ''
}

function findFields(
	document: OpenApiDocument,
	schema: JsonSchema,
	levels: number,
): { fields?: JsonSchema; levelsLeft: number } {
	const name = schema.$ref && refName(schema.$ref)
	if (name && levels > 0 && name !== EXPLAINED)
		return findFields(document, document.components.schemas[name] ?? {}, levels - 1)
	if (schema.properties) return { fields: schema, levelsLeft: levels }
	const inner = schema.items ?? schema.anyOf?.find(({ type }) => type !== 'null')
	return inner ? findFields(document, inner, levels) : { levelsLeft: levels }
}

/** A shape in a few words: `list of Dokter`, `whole number · 1 to 300 · default 300`. */
export function shapeWords(schema: JsonSchema, direction: Direction): Markup {
	const details = direction === 'request' ? [bounds(schema), defaultWords(schema)].filter((text) => text !== '') : []
	return html`${kind(schema, direction)}${details.map((text) => ` · ${text}`)}`
}

function kind(schema: JsonSchema, direction: Direction): Markup {
	if (schema.$ref) return html`<a href="#shape-${refName(schema.$ref)}">${refName(schema.$ref)}</a>`
	if (schema.anyOf)
		return alternatives(schema.anyOf.flatMap((one) => one.anyOf ?? [one]).map((one) => shapeWords(one, direction)))
	if (schema.enum) return alternatives(schema.enum.map((value) => html`<code>${value}</code>`))
	if (schema.const === '') return html`empty text`
	if (schema.const !== undefined) return html`<code>${String(schema.const)}</code>`
	if (schema.items) return html`list of ${schema.items.properties ? 'objects' : kind(schema.items, direction)}`
	if (schema.description && !schema.properties) return html`${schema.description}`
	if (typeof schema.additionalProperties === 'object')
		return html`object of ${shapeWords(schema.additionalProperties, direction)} by name`
	return html`${[schema.type ?? []].flat().map((type, index) => `${index > 0 ? ' or ' : ''}${typeWords[type] ?? type}`)}`
}

const alternatives = (words: Markup[]) => html`${words.map((word, index) => (index > 0 ? html` or ${word}` : word))}`

function bounds({ type, minimum, maximum, minLength, maxLength, minItems, maxItems }: JsonSchema): string {
	if (type === 'integer' || type === 'number') return range(minimum, maximum, '')
	if (type === 'array') return range(minItems, maxItems, ' of them')
	return type === 'string' ? range(minLength, maxLength, ' characters') : ''
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
	const written = (value: number) => value.toLocaleString('en')
	if (most === undefined) return least === undefined ? '' : `${written(least)}${unit} or more`
	return least === undefined ? `up to ${written(most)}${unit}` : `${written(least)} to ${written(most)}${unit}`
}

function defaultWords({ default: value }: JsonSchema): string {
	if (value === undefined) return ''
	return value === '' ? 'default empty' : `default ${value}`
}

export const refName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)
