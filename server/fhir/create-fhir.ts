import type { CapabilityStatement, CapabilityStatementRestResource } from '@medplum/fhirtypes'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { etag } from 'hono/etag'
import type { Logger } from 'pino'
import type { PageHandle } from '../../contract/cache.ts'
import { PUBLIC_CACHE_CONTROL } from '../http/cache-control.ts'
import { type Limits, rateLimit } from '../http/limits.ts'
import { FHIR_JSON, FHIR_PATH, outcomeResponse } from '../http/operation-outcome.ts'
import { handleUnexpectedError } from '../http/unexpected-error.ts'
import { HOSPITAL_ID } from './elements.ts'
import { makeSearchset } from './make-searchset.ts'
import type { FhirAddress } from './map-directory.ts'
import type { FhirHospital, ReadPublished } from './read-hospital.ts'
import { isJson, isProblem, notSupported, readSearch } from './read-search.ts'
import { type FhirType, fhirTypes, isFhirType, resourcesOf } from './resources.ts'
import { includesOf, parametersOf } from './search-parameters.ts'

export interface FhirOptions {
	read: ReadPublished
	limits: Limits
	log: Logger
	trustProxy: boolean
	/** The site's own address; without it links have the host that was asked for. */
	siteUrl: string
}

const FHIR_NDJSON = 'application/fhir+ndjson'
/** The operation whose answer is the manifest. */
const BULK_PUBLISH = '$bulk-publish'

/** FHIR R4 below `/fhir`, read-only, and SMART Scheduling Links. Every error is an OperationOutcome. */
export function createFhir({ read, limits, log, trustProxy, siteUrl }: FhirOptions): Hono {
	const fhir = new Hono({ strict: false }).basePath(FHIR_PATH)
	fhir.use(
		compress(),
		cors({ origin: '*', allowMethods: ['GET', 'HEAD'], exposeHeaders: ['etag', 'retry-after', 'x-request-id'] }),
		rateLimit({
			limits,
			trustProxy,
			limitOf: () => 'baca',
			refuse: ({ failure, retryAfter }) => outcomeResponse(failure, { retryAfter }),
		}),
		etag({ weak: true }),
		async (c, next) => {
			const { method } = c.req
			if (method !== 'GET' && method !== 'HEAD') return outcomeResponse('METODE_TIDAK_DIDUKUNG')
			const format = c.req.query('_format')
			return format && !isJson(format) ? invalid(notSupported('_format')) : next()
		},
	)

	const addressOf = (c: Context): FhirAddress => {
		const { origin } = new URL(siteUrl || c.req.url)
		return { site: origin, base: origin + FHIR_PATH }
	}

	fhir.get('/metadata', async (c) => {
		const { hospital } = await read()
		return json(makeCapabilityStatement(hospital.nama, addressOf(c)))
	})
	fhir.get('/bulk/:file', async (c) => {
		const [type = '', extension] = c.req.param('file').split('.')
		if (!isFhirType(type) || extension !== 'ndjson') return notFound()
		const { hospital } = await read()
		return answer(makeNdjson(type, hospital, addressOf(c)), FHIR_NDJSON)
	})
	fhir.get('/:name', async (c) => {
		const name = c.req.param('name')
		if (name === BULK_PUBLISH) {
			const { publishedAt } = await read()
			return json(makeManifest(publishedAt, addressOf(c)), 'application/json')
		}
		if (!isFhirType(name)) return notFound()
		const search = readSearch(name, new URL(c.req.url).searchParams)
		if (isProblem(search)) return invalid(search.problem)
		const { hospital } = await read()
		return json(makeSearchset(search, hospital, addressOf(c)))
	})
	fhir.get('/:name/:id', async (c) => {
		const { name, id } = c.req.param()
		if (!isFhirType(name)) return notFound()
		const { hospital } = await read()
		const found = resourcesOf(name, hospital, addressOf(c)).find((each) => each.id === id)
		return found ? json(found) : notFound()
	})
	fhir.all('*', notFound)
	fhir.onError(handleUnexpectedError(log, outcomeResponse))
	return fhir
}

const notFound = () => outcomeResponse('TIDAK_DITEMUKAN', { diagnostics: 'GET /fhir/metadata lists what there is.' })

const invalid = (diagnostics: string) => outcomeResponse('INPUT_TIDAK_VALID', { diagnostics })

const json = (body: object, type = FHIR_JSON) => answer(JSON.stringify(body), type)

const answer = (body: string, type: string) =>
	new Response(body, { headers: { 'content-type': type, 'cache-control': PUBLIC_CACHE_CONTROL } })

const files = new Set(['metadata', BULK_PUBLISH, ...fhirTypes.map((type) => `bulk/${type}.ndjson`)])

/** Whole lists and single resources are cached. What a search looks for is not. */
export function fhirCacheRule(path: string): PageHandle['cache'] | null {
	if (!path.startsWith(`${FHIR_PATH}/`)) return null
	const rest = path.slice(FHIR_PATH.length + 1)
	const [type = '', id] = rest.split('/')
	if (isFhirType(type) && id === undefined)
		return { parameters: { _count: /^\d{1,3}$/, _offset: /^\d{1,4}$/, _include: /^[\w:,-]{1,200}$/ }, only: true }
	return files.has(rest) || isFhirType(type) ? { only: true } : null
}

/** The files of SMART Scheduling Links, as its manifest lists them. Clients ignore the types that they do not need. */
const makeManifest = (publishedAt: number, { base }: FhirAddress) => ({
	transactionTime: new Date(publishedAt).toISOString(),
	request: `${base}/${BULK_PUBLISH}`,
	output: fhirTypes.map((type) => ({ type, url: `${base}/bulk/${type}.ndjson` })),
	error: [],
})

/** Every resource of a type, one in each line. */
const makeNdjson = (type: FhirType, hospital: FhirHospital, address: FhirAddress): string =>
	resourcesOf(type, hospital, address)
		.map((resource) => `${JSON.stringify(resource)}\n`)
		.join('')

/** The day on which what is written here last changed. */
const CHANGED = '2026-11-18'

/** What this API can do: it takes the place of an OpenAPI document. */
export const makeCapabilityStatement = (nama: string, { base }: FhirAddress): CapabilityStatement => ({
	resourceType: 'CapabilityStatement',
	id: HOSPITAL_ID,
	url: `${base}/metadata`,
	status: 'active',
	date: CHANGED,
	kind: 'instance',
	implementation: { description: `Direktori dan jadwal praktik ${nama}`, url: base },
	fhirVersion: '4.0.1',
	format: ['application/fhir+json', 'json'],
	rest: [
		{
			mode: 'server',
			documentation:
				'Read-only and public: no data of patients. Slots are published for today and the 14 days after it, ' +
				'in +07:00. SMART Scheduling Links: $bulk-publish.',
			security: { cors: true },
			resource: fhirTypes.map(resourceOf),
		},
	],
})

const resourceOf = (type: FhirType): CapabilityStatementRestResource => ({
	type,
	interaction: [{ code: 'read' }, { code: 'search-type' }],
	versioning: 'no-version',
	readHistory: false,
	...(includesOf(type).length > 0 && { searchInclude: includesOf(type) }),
	searchParam: Object.entries(parametersOf(type)).map(([name, parameter]) => ({ name, type: parameter.type })),
})
