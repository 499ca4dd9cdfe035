import { hash } from 'node:crypto'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { type ErrorCode, errorTable } from '../../../contract/error.ts'
import { MEMBER_COOKIE } from '../../../contract/member/member.ts'
import type { Merek } from '../../../contract/merek/merek.ts'
import { buildOpenApi, type OpenApiDocument, type Operation } from '../../../contract/openapi.ts'
import type { Verb } from '../../../contract/openapi-document.ts'
import { errorNotes } from '../../../contract/openapi-notes.ts'
import { VERSION } from '../../version.ts'
import { docsStyle } from './docs-style.ts'
import { breakable, type DescribedCall, methodMark, renderCall, shapeOutline } from './render-call.ts'

/** The description of the API, made once per name of the hospital: documents for machines, `/api/docs` for people. */
export function createDocs(merek: () => Promise<Pick<Merek, 'namaPendek'>>): Hono {
	const docs = new Hono({ strict: false })
	let built: ReturnType<typeof describe> | undefined
	async function current() {
		const { namaPendek } = await merek()
		if (built?.namaPendek !== namaPendek) built = describe(namaPendek)
		return built
	}
	docs.get(OPENAPI_PATH, async (c) => c.json((await current()).document))
	docs.get(STAFF_OPENAPI_PATH, async (c) => c.json((await current()).staffDocument))
	docs.get(MACHINE_OPENAPI_PATH, async (c) => c.json((await current()).machineDocument))
	docs.get('/api/docs', async (c) => {
		const { html, styleHash } = (await current()).page
		c.header(
			'content-security-policy',
			`default-src 'none'; style-src '${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
		)
		return c.html(html)
	})
	return docs
}

function describe(namaPendek: string) {
	const document: OpenApiDocument = buildOpenApi({ title: `${namaPendek} Web API`, version: VERSION })
	const staffDocument = buildOpenApi({ audience: 'staff', title: `${namaPendek} Staff API`, version: VERSION })
	const machineDocument = buildOpenApi({
		audience: 'machine',
		title: `${namaPendek} Integration API`,
		version: VERSION,
	})
	return { namaPendek, document, staffDocument, machineDocument, page: docsPage(document) }
}

const OPENAPI_PATH = '/api/openapi.json'
const STAFF_OPENAPI_PATH = '/api/openapi-staf.json'
const MACHINE_OPENAPI_PATH = '/api/openapi-integrasi.json'

/**
 * Renders the OpenAPI document as one HTML page without scripts. `styleHash` is for the content security policy:
 * `style-src 'sha256-…'`.
 */
export function docsPage(document: OpenApiDocument): { html: string; styleHash: string } {
	const styleHash = `sha256-${hash('sha256', docsStyle, 'base64')}`
	return { html: String(renderPage(document)), styleHash }
}

function renderPage(document: OpenApiDocument) {
	const calls = listCalls(document)
	const families = document.tags.map((tag) => ({
		...tag,
		calls: calls.filter((call) => call.operation.tags[0] === tag.name),
	}))
	return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title>
<meta name="description" content="Every call of the hospital website’s public API: parameters, answers, failures and examples.">
<style>${raw(docsStyle)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
<div><h1>${document.info.title}</h1><p>Version ${document.info.version} · <a href="${OPENAPI_PATH}">OpenAPI ${document.openapi}</a> · <a href="${STAFF_OPENAPI_PATH}">the API of the staff app</a> · <a href="${MACHINE_OPENAPI_PATH}">the API of other systems</a></p></div>
</header>
<div class="page">
<nav aria-label="Contents">
<ul>
<li><a href="#basics">How it works</a></li>
<li><a href="#members">The member cookie</a></li>
<li><a href="#failures">Failures</a></li>
<li><a href="#calls">All calls</a></li>
<li><a href="#shapes">Shapes</a></li>
</ul>
<h2 class="wide">Families</h2>
<ul class="wide">${families.map(({ name, description }) => html`<li><a href="#family-${name}">${description}</a></li>`)}</ul>
</nav>
<main id="content" tabindex="-1">
${basics()}
${failureTable()}
<section id="calls" aria-labelledby="calls-title">
<h2 id="calls-title">All calls</h2>
<table class="index">
<caption>The ${calls.length} calls, family by family. Paths stand below <code>/api/v1/public</code>.</caption>
<thead><tr><th scope="col">Call</th><th scope="col">What it does</th></tr></thead>
<tbody>${families
		.flatMap((family) => family.calls)
		.map(
			({ path, verb, operation }) => html`
<tr><th scope="row"><a href="#${operation.operationId}">${methodMark(verb)} ${breakable(path.replace('/api/v1/public', ''))}</a></th><td>${operation.summary}</td></tr>`,
		)}
</tbody>
</table>
</section>
${families.map(
	({ name, description, calls }) => html`
<section id="family-${name}" aria-labelledby="family-${name}-title">
<h2 id="family-${name}-title">${description} <span class="quiet">${name}</span></h2>
${calls.map((call) => renderCall(document, call))}
</section>`,
)}
${shapes(document)}
</main>
</div>
</body>
</html>
`
}

function listCalls({ paths }: OpenApiDocument): DescribedCall[] {
	return Object.entries(paths).flatMap(([path, item]) =>
		Object.entries(item).map(([verb, operation]) => ({ path, verb: verb as Verb, operation: operation as Operation })),
	)
}

const basics = () => html`
<section id="basics" aria-labelledby="basics-title">
<h2 id="basics-title">How it works</h2>
<p>Everything is JSON over HTTP and stands below <code>/api/v1/public</code>. Nobody signs in. Field names are Indonesian, as the hospital uses them. Unknown parameters are ignored.</p>
<dl>
<dt>A list</dt><dd><code>{ "data": […], "pagination": { "page", "limit", "totalPage", "totalData" } }</code>. <code>page</code> counts from 1, <code>limit</code> is 1 to 300; a page past the end is empty, not a failure.</dd>
<dt>One thing</dt><dd><code>{ "data": {…} }</code></dd>
<dt>Something created</dt><dd>Status 201 and <code>{ "data": { "created": { "id" } } }</code></dd>
<dt>Times, days, money</dt><dd>Epoch milliseconds; <code>YYYY-MM-DD</code> in Asia/Jakarta; whole rupiah.</dd>
</dl>
</section>
<section id="members" aria-labelledby="members-title">
<h2 id="members-title">The member cookie</h2>
<p>Cart, patients and reservations belong to a member. <a href="#createMember">Registering</a> makes one and sets the cookie <code>${MEMBER_COOKIE}</code>, which those calls look at. A member reaches only what is its own; anything else answers as if it did not exist. The examples keep the cookie in <code>member.txt</code>.</p>
</section>`

const failureTable = () => html`
<section id="failures" aria-labelledby="failures-title">
<h2 id="failures-title">Failures</h2>
<p>A failure is <code>{ "error": { "code", "message", "fields" } }</code>: a code that stays the same, a sentence in Indonesian that a person may read and, for bad input alone, the fields at fault by name. Any call can answer 403, 405, 413, 415, 429, 500 and 503.</p>
<table>
<caption>Every code, its meaning and its sentence</caption>
<thead><tr><th scope="col">Status and code</th><th scope="col">Meaning</th></tr></thead>
<tbody>${(Object.keys(errorTable) as ErrorCode[]).map(
	(code) => html`
<tr><th scope="row"><span class="status">${errorTable[code].status}</span> <code>${code}</code></th><td>${errorNotes[code]}<span class="value" lang="id">${errorTable[code].message}</span></td></tr>`,
)}
</tbody>
</table>
</section>`

const shapes = (document: OpenApiDocument) => html`
<section id="shapes" aria-labelledby="shapes-title">
<h2 id="shapes-title">Shapes</h2>
<div class="shapes">${Object.entries(document.components.schemas).map(
	([name, schema]) => html`
<section id="shape-${name}" aria-labelledby="shape-${name}-title">
<h3 id="shape-${name}-title"><a href="#shape-${name}">${name}</a></h3>
${schema.description ? html`<p class="quiet">${schema.description}</p>` : ''}
${shapeOutline(document, schema, isRequestBody(document, name) ? 'request' : 'response', 0)}
</section>`,
)}
</div>
</section>`

const isRequestBody = (document: OpenApiDocument, name: string) =>
	listCalls(document).some(
		({ operation }) =>
			operation.requestBody?.content['application/json'].schema.$ref === `#/components/schemas/${name}`,
	)
