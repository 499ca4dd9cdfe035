import type { z } from 'zod'
import { type AnyCall, callsOf, hasBody, isMachine } from './call.ts'
import { calls } from './calls.ts'
import { type ErrorCode, errorBody, errorTable } from './error.ts'
import { examples } from './examples.ts'
import * as machineCalls from './integrasi/calls.ts'
import { MEMBER_COOKIE } from './member/member.ts'
import type { ApiResponse, JsonSchema, Parameter, Reference, Verb } from './openapi-document.ts'
import { errorNotes, familyNotes, parameterNotes } from './openapi-notes.ts'
import { collectSchemas } from './openapi-schemas.ts'
import * as staffCalls from './staff/calls.ts'

export type OpenApiDocument = ReturnType<typeof buildOpenApi>
export type Operation = ReturnType<typeof describeCall>

const description = `The public API of the hospital's website. Everything is JSON; unknown and empty parameters are ignored.
Any origin may read public content without credentials; personal calls and writes are for this site and the origins it lists.
Times are epoch milliseconds, calendar days are YYYY-MM-DD in Asia/Jakarta, money is whole rupiah.`

const memberCookie = `The id of a member, set by createMember and usePindah (HttpOnly, SameSite=Lax). Answers to a member's own
calls set it again, because browsers keep no cookie longer than 400 days.`

const idempotencyKey: Parameter = {
	name: 'Idempotency-Key',
	in: 'header',
	required: false,
	description:
		'A random text (for a member of 32 characters or more) made for this one sending: what is sent again under it is made once',
	schema: { type: 'string' },
	example: '5f0c2b9e-8f5d-4c53-9a0e-2d1c7b64a3f1',
}

/** The session of a member of staff; over HTTPS its name begins with `__Host-`. */
const STAFF_COOKIE = 'staf.session_token'

const staffDescription = `The API of the staff app. Every call but those of signing in needs a session, and most a permission.
\`{sumber}\` is the name of a kind of content, such as \`faq\`.`

const acceptsKey = new Set<AnyCall>([calls.createMember, calls.createPasien, calls.createReservasi])

/** The name of the scheme of keys, as the machine document has it. */
const KEY = 'kunci'

const machineDescription = `The API of other systems of the hospital, such as its information system (SIMRS).
Every call needs a key that an administrator made in the staff app, as \`Authorization: Bearer …\`, with the scope of the call.
\`kode\` is always the other system's own code.`

/** The three documents: the public API, the API of the staff app, and the API of other systems. */
const audiences = {
	public: {
		calls,
		examples,
		description,
		scheme: MEMBER_COOKIE,
		security: { type: 'apiKey', in: 'cookie', name: MEMBER_COOKIE, description: memberCookie },
	},
	staff: {
		calls: callsOf(staffCalls),
		examples: {},
		description: staffDescription,
		scheme: STAFF_COOKIE,
		security: { type: 'apiKey', in: 'cookie', name: STAFF_COOKIE, description: 'The session, set by signing in' },
	},
	machine: {
		calls: callsOf(machineCalls),
		examples: {},
		description: machineDescription,
		scheme: KEY,
		security: { type: 'http', scheme: 'bearer', description: 'A key, made in the staff app under Integrasi' },
	},
}

interface ApiDescription {
	audience?: keyof typeof audiences
	title: string
	version: string
	serverUrl?: string
}

export function buildOpenApi({ audience = 'public', title, version, serverUrl = '/' }: ApiDescription) {
	const { calls, examples, description, scheme, security } = audiences[audience]
	const { components, toJsonSchema } = collectSchemas()
	const errorSchema = toJsonSchema(errorBody, 'output')
	const paths: Record<string, Partial<Record<Verb, Operation>>> = {}
	for (const [name, call] of Object.entries<AnyCall>(calls)) {
		// A trailing slash makes no difference to the server.
		const path = `/api${call.path.replace(/\/$/, '')}`
		const verb = call.method.toLowerCase() as Verb
		const example: Example | undefined = (examples as Record<string, Example>)[name]
		const described = describeCall(name, call, { example, toJsonSchema, errorSchema, scheme })
		paths[path] = { ...paths[path], [verb]: described }
	}
	return {
		openapi: '3.1.1',
		info: {
			title,
			version,
			description,
			contact: { name: title, url: serverUrl },
			license: { name: 'MIT', identifier: 'MIT' },
		},
		servers: [{ url: serverUrl }],
		tags: [...new Set(Object.values<AnyCall>(calls).map(({ family }) => family))].map((family) => ({
			name: family,
			description: familyNotes[family] ?? family,
		})),
		paths,
		components: {
			schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
			responses: sharedResponses(errorSchema),
			securitySchemes: { [scheme]: security },
		},
	}
}

interface Example {
	params?: Record<string, unknown>
	query?: Record<string, unknown>
	body?: unknown
}

interface Description {
	example: Example | undefined
	toJsonSchema: (schema: z.ZodType, io: 'input' | 'output') => JsonSchema
	errorSchema: JsonSchema
	scheme: string
}

function describeCall(name: string, call: AnyCall, { example, toJsonSchema, errorSchema, scheme }: Description) {
	const parameters = [
		...listParameters('path', toJsonSchema(call.params, 'input'), example?.params),
		...listParameters('query', toJsonSchema(call.query, 'input'), example?.query),
		...(acceptsKey.has(call) ? [idempotencyKey] : []),
	]
	const takesBody = hasBody(call)
	const givesFile = call.response.def.type === 'never'
	return {
		operationId: name,
		tags: [call.family],
		summary: call.summary,
		description: whoMay(call, scheme),
		parameters,
		...(takesBody && {
			requestBody: {
				required: true,
				content: { 'application/json': { schema: toJsonSchema(call.body, 'input'), example: example?.body } },
			},
		}),
		responses: {
			[call.status]: {
				description: call.status === 201 ? 'Created' : 'OK',
				...(!givesFile && { content: { 'application/json': { schema: toJsonSchema(call.response, 'output') } } }),
			},
			...(parameters.length > 0 || takesBody ? { 400: shared('BadInput') } : {}),
			...failuresByStatus(call.errors, errorSchema),
			429: shared('TooMany'),
			500: shared('Broken'),
			default: shared('Refused'),
		} as Record<string, ApiResponse | Reference>,
		...securityOf(call, scheme),
	}
}

function listParameters(
	place: 'path' | 'query',
	schema: JsonSchema,
	example: Record<string, unknown> = {},
): Parameter[] {
	return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
		name,
		in: place,
		required: schema.required?.includes(name) ?? false,
		description: parameterNotes[name] ?? name,
		schema: property,
		...(name in example && { example: typedExample(example[name], property) }),
	}))
}

/** A query value is text; its example has the type of the schema. */
function typedExample(value: unknown, { type }: JsonSchema) {
	if (type === 'integer') return Number(value)
	if (type === 'boolean') return value === 'true'
	return type === 'array' ? [value].flat() : value
}

/** Who may make the call, in a sentence. */
function whoMay({ audience, errors }: AnyCall, cookie: string): string {
	if (audience === 'visitor') return 'For anybody. No cookie is read.'
	if (audience === 'terbuka') return 'For anybody: it belongs to signing in.'
	if (audience === 'masuk') return 'For every member of staff with a session.'
	if (isMachine(audience)) return `For keys with the scope \`${audience.cakupan}\`.`
	if (audience !== 'member') return `For staff with the permission \`${audience.join(':')}\`.`
	return errors.includes('BELUM_TERDAFTAR')
		? `For a member: without the cookie \`${cookie}\` the answer is 401.`
		: `For anybody. The cookie \`${cookie}\` is used if there is one.`
}

/** A member's call without BELUM_TERDAFTAR uses the cookie if there is one. */
function securityOf({ audience, errors }: AnyCall, scheme: string): { security: Record<string, never[]>[] } {
	if (audience === 'visitor') return { security: [] }
	const isRequired = audience === 'member' ? errors.includes('BELUM_TERDAFTAR') : audience !== 'terbuka'
	return { security: isRequired ? [{ [scheme]: [] }] : [{}, { [scheme]: [] }] }
}

const shared = (name: keyof typeof sharedCodes): Reference => ({ $ref: `#/components/responses/${name}` })

const sharedCodes = {
	BadInput: ['INPUT_TIDAK_VALID'],
	TooMany: ['TERLALU_SERING'],
	Broken: ['KESALAHAN_SISTEM'],
	Refused: ['ASAL_DITOLAK', 'TERLALU_BESAR', 'TIPE_TIDAK_DIDUKUNG', 'SEDANG_SIBUK'],
} satisfies Record<string, ErrorCode[]>

function sharedResponses(errorSchema: JsonSchema): Record<string, ApiResponse> {
	const { BadInput, TooMany, Broken, Refused } = sharedCodes
	const retryAfter = { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } }
	return {
		BadInput: failure(BadInput, errorSchema),
		TooMany: { ...failure(TooMany, errorSchema), headers: { 'Retry-After': retryAfter } },
		Broken: failure(Broken, errorSchema),
		Refused: failure(Refused, errorSchema),
	}
}

function failuresByStatus(codes: ErrorCode[], errorSchema: JsonSchema): Record<string, ApiResponse> {
	const byStatus = Object.groupBy(codes, (code) => errorTable[code].status)
	return Object.fromEntries(
		Object.entries(byStatus).map(([status, group]) => [status, failure(group as ErrorCode[], errorSchema)]),
	)
}

const failure = (codes: ErrorCode[], schema: JsonSchema): ApiResponse => ({
	description: codes.map((code) => `${code}: ${errorNotes[code]}`).join('\n\n'),
	content: { 'application/json': { schema } },
	'x-codes': codes,
})
