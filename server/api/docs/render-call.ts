import { html } from 'hono/html'
import { errorTable } from '../../../contract/error.ts'
import type { OpenApiDocument, Operation } from '../../../contract/openapi.ts'
import type { ApiResponse, Parameter, Verb } from '../../../contract/openapi-document.ts'
import { errorNotes } from '../../../contract/openapi-notes.ts'
import { curlExample } from './curl-example.ts'
import { type Direction, type Markup, refName, shapeOutline, shapeWords } from './shape-outline.ts'

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
