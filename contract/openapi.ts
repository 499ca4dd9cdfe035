import type { z } from 'zod'
import type { AnyCall } from './call.ts'
import { calls } from './calls.ts'
import { type ErrorCode, errorBody, errorTable } from './error.ts'
import { examples } from './examples.ts'
import { MEMBER_COOKIE } from './member.ts'
import type {
	ApiResponse,
	JsonSchema,
	OpenApiDocument,
	Operation,
	Parameter,
	Reference,
	Verb,
} from './openapi-document.ts'
import { errorNotes, familyNotes, parameterNotes } from './openapi-notes.ts'
import { collectSchemas } from './openapi-schemas.ts'

export type { OpenApiDocument } from './openapi-document.ts'

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

const acceptsKey = new Set<keyof typeof calls>(['createMember', 'createPasien', 'createReservasi'])

interface ApiDescription {
	title: string
	version: string
	serverUrl?: string
}

/** Builds the OpenAPI 3.1 document of every call of the contract. */
export function buildOpenApi({ title, version, serverUrl = '/' }: ApiDescription): OpenApiDocument {
	const { components, toJsonSchema } = collectSchemas()
	const errorSchema = toJsonSchema(errorBody, 'output')
	const paths: OpenApiDocument['paths'] = {}
	for (const [name, call] of Object.entries<AnyCall>(calls)) {
		const path = `/api${call.path}`
		const verb = call.method.toLowerCase() as Verb
		paths[path] = { ...paths[path], [verb]: describeCall(name as keyof typeof calls, call, toJsonSchema, errorSchema) }
	}
	return {
		openapi: '3.1.1',
		info: { title, version, description, license: { name: 'MIT', identifier: 'MIT' } },
		servers: [{ url: serverUrl }],
		tags: [...new Set(Object.values(calls).map(({ family }) => family))].map((family) => ({
			name: family,
			description: familyNotes[family] ?? family,
		})),
		paths,
		components: {
			schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
			responses: sharedResponses(errorSchema),
			securitySchemes: {
				[MEMBER_COOKIE]: { type: 'apiKey', in: 'cookie', name: MEMBER_COOKIE, description: memberCookie },
			},
		},
	}
}

function describeCall(
	name: keyof typeof calls,
	call: AnyCall,
	toJsonSchema: (schema: z.ZodType, io: 'input' | 'output') => JsonSchema,
	errorSchema: JsonSchema,
): Operation {
	const example = examples[name]
	const parameters = [
		...listParameters('path', toJsonSchema(call.params, 'input'), example?.params),
		...listParameters('query', toJsonSchema(call.query, 'input'), example?.query),
		...(acceptsKey.has(name) ? [idempotencyKey] : []),
	]
	const hasBody = call.body.def.type !== 'undefined'
	return {
		operationId: name,
		tags: [call.family],
		summary: call.summary,
		parameters,
		...(hasBody && {
			requestBody: {
				required: true,
				content: { 'application/json': { schema: toJsonSchema(call.body, 'input'), example: example?.body } },
			},
		}),
		responses: {
			[call.status]: {
				description: call.status === 201 ? 'Created' : 'OK',
				content: { 'application/json': { schema: toJsonSchema(call.response, 'output') } },
			},
			...(parameters.length > 0 || hasBody ? { 400: shared('BadInput') } : {}),
			...failuresByStatus(call.errors, errorSchema),
			429: shared('TooMany'),
			500: shared('Broken'),
			default: shared('Refused'),
		},
		...(call.personal && { security: securityOf(call) }),
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

/** A call without BELUM_TERDAFTAR uses the cookie if there is one. */
const securityOf = (call: AnyCall): Operation['security'] =>
	call.errors.includes('BELUM_TERDAFTAR') ? [{ [MEMBER_COOKIE]: [] }] : [{}, { [MEMBER_COOKIE]: [] }]

const shared = (name: keyof typeof sharedCodes): Reference => ({ $ref: `#/components/responses/${name}` })

const sharedCodes = {
	BadInput: ['INPUT_TIDAK_VALID'],
	TooMany: ['TERLALU_SERING'],
	Broken: ['KESALAHAN_SISTEM'],
	Refused: ['ASAL_DITOLAK', 'TERLALU_BESAR', 'TIPE_TIDAK_DIDUKUNG', 'SEDANG_SIBUK'],
} satisfies Record<string, ErrorCode[]>

function sharedResponses(errorSchema: JsonSchema): Record<keyof typeof sharedCodes, ApiResponse> {
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
