import { html } from 'hono/html'
import { errorTable } from '../../../contract/error.ts'
import type { OpenApiDocument, Operation } from '../../../contract/openapi.ts'
import type { ApiResponse, JsonSchema, Parameter, Verb } from '../../../contract/openapi-document.ts'
import { errorNotes } from '../../../contract/openapi-notes.ts'

export interface DescribedCall {
	path: string
	verb: Verb
	operation: Operation
}

export function renderCall(document: OpenApiDocument, call: DescribedCall): Markup {
	const { path, verb, operation } = call
	const { operationId, summary, parameters, requestBody } = operation
	return html`
<article class="call" id="${operationId}" aria-labelledby="${operationId}-title">
<h3 id="${operationId}-title"><a href="#${operationId}">${methodMark(verb)} ${breakable(path)}</a></h3>
<p class="summary">${summary}.</p>
<p class="quiet"><code>${operationId}</code>${memberNote(operation)}</p>
<div class="columns">
<div>
${parameters.length > 0 ? parameterTable(operationId, parameters) : ''}
${requestBody ? shapeSection(document, 'Body', requestBody.content['application/json'].schema, 'request') : ''}
${errorList(document, operation)}
</div>
<div>
${responseSection(document, operation)}
<h4>Example</h4>
<pre><code>${curlExample(document, path, verb, operation)}</code></pre>
</div>
</div>
</article>`
}

export const methodMark = (verb: Verb) => html`<span class="method ${verb}">${verb.toUpperCase()}</span>`

/** Allows line breaks after the slashes of a path. */
export const breakable = (path: string) =>
	html`<span class="path">${path.split(/(?<=\/)(?=.)/).map((part, index) => (index > 1 ? html`<wbr>${part}` : part))}</span>`

function memberNote({ operationId, security }: Operation) {
	if (security.length === 0) return ''
	if (operationId === 'createMember') return html` · sets the <a href="#members">member cookie</a>`
	const optional = security.some((scheme) => Object.keys(scheme).length === 0)
	return html` · ${optional ? 'looks at' : 'needs'} the <a href="#members">member cookie</a>${optional ? ' if there is one' : ''}`
}

const parameterTable = (operationId: string, parameters: Parameter[]) => html`
<table>
<caption>Parameters<span class="unseen"> of ${operationId}</span></caption>
<thead><tr><th scope="col">Name</th><th scope="col">Value and meaning</th></tr></thead>
<tbody>${parameters.map(
	(parameter) => html`
<tr><th scope="row"><code>${parameter.name}</code><span class="place">${parameter.in}${parameter.required ? ', required' : ''}</span></th>
<td>${parameter.description}<span class="value">${shapeWords(parameter.schema, 'request')}</span></td></tr>`,
)}
</tbody>
</table>`

function responseSection(document: OpenApiDocument, { responses }: Operation) {
	const status = responses['201'] ? '201' : '200'
	const response = responses[status] as ApiResponse
	return shapeSection(document, `Answer, status ${status}`, response.content['application/json'].schema, 'response')
}

function shapeSection(
	document: OpenApiDocument,
	title: string,
	schema: Parameter['schema'],
	direction: Direction,
): Markup {
	return html`
<h4>${title}</h4>
${schema.type === 'object' ? '' : html`<p class="whole">${shapeWords(schema, direction)}</p>`}
${shapeOutline(document, schema, direction, 1)}`
}

function errorList(document: OpenApiDocument, { responses }: Operation) {
	const own = Object.entries(responses)
		.filter(([status]) => status.startsWith('4') && status !== '429')
		.flatMap(([, response]) => {
			const answer = '$ref' in response ? document.components.responses[refName(response.$ref)] : response
			return (answer?.['x-codes'] ?? []) as (keyof typeof errorTable)[]
		})
	return html`
<h4>Failures</h4>
<ul class="failures">${own.map(
		(code) => html`
<li><span class="status">${errorTable[code].status}</span> <code>${code}</code> <span class="value">${errorNotes[code]}</span></li>`,
	)}
<li class="quiet">${own.length > 0 ? 'and those' : 'Only those'} that <a href="#failures">every call</a> can answer</li>
</ul>`
}

/** The origin of the examples when the document has no server URL. */
const LOCAL_ORIGIN = 'http://localhost:3000'

/** The file in which the examples store the member cookie. */
const COOKIE_FILE = 'member.txt'

/** One call as a curl command with the examples of the document. */
function curlExample(document: OpenApiDocument, path: string, verb: Verb, operation: Operation): string {
	const shown = operation.parameters.filter(({ example }) => example !== undefined)
	const parametersIn = (place: Parameter['in']) => shown.filter((parameter) => parameter.in === place)
	const filledPath = parametersIn('path').reduce(
		(text, { name, example }) => text.replace(`{${name}}`, encodeURIComponent(String(example))),
		path,
	)
	const query = new URLSearchParams(
		parametersIn('query').flatMap(({ name, example }) => [example].flat().map((value) => [name, String(value)])),
	)
	const body = operation.requestBody?.content['application/json'].example
	const options = [
		...(isDefaultMethod(verb, body) ? [] : [`--request ${verb.toUpperCase()}`]),
		...cookieOption(operation),
		...parametersIn('header').map(({ name, example }) => `--header ${quoted(`${name}: ${example}`)}`),
		...(body === undefined ? [] : [`--json ${quoted(JSON.stringify(body, null, 2).replaceAll('\n', '\n  '))}`]),
	]
	const address = originOf(document) + filledPath + (query.size > 0 ? `?${query}` : '')
	return [`curl ${quoted(address)}`, ...options].join(' \\\n  ')
}

/** The default method of curl: GET, or POST with a body. */
const isDefaultMethod = (verb: Verb, body: unknown) => verb === (body === undefined ? 'get' : 'post')

function originOf({ servers }: OpenApiDocument): string {
	const url = servers[0]?.url ?? '/'
	return url.startsWith('/') ? LOCAL_ORIGIN : url.replace(/\/$/, '')
}

function cookieOption({ operationId, security }: Operation): string[] {
	if (operationId === 'createMember' || operationId === 'usePindah') return [`--cookie-jar ${COOKIE_FILE}`]
	return security.length > 0 ? [`--cookie ${COOKIE_FILE}`] : []
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

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
function shapeWords(schema: JsonSchema, direction: Direction): Markup {
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

const refName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)
