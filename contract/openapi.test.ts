import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type AnyCall, callsOf } from './call.ts'
import { type CallName, calls } from './calls.ts'
import { errorTable } from './error.ts'
import { examples } from './examples.ts'
import * as machineCalls from './integrasi/calls.ts'
import type { Operation } from './openapi.ts'
import { buildOpenApi } from './openapi.ts'
import { errorNotes, familyNotes, parameterNotes } from './openapi-notes.ts'
import * as staffCalls from './staff/calls.ts'

const openApi = buildOpenApi({ title: 'RS Uji Web API', version: '1.2.3', serverUrl: 'https://rs.example.com' })
const written = JSON.stringify(openApi)

const operations = Object.entries(openApi.paths).flatMap(([path, item]) =>
	Object.entries(item).map(([verb, operation]) => ({ path, verb, operation: operation as Operation })),
)
const operationOf = (name: CallName) => {
	const found = operations.find(({ operation }) => operation.operationId === name)
	if (!found) throw new Error(`${name} is not described`)
	return found.operation
}
const parameterOf = (name: CallName, parameter: string) =>
	operationOf(name).parameters.find((one) => one.name === parameter)

describe('the OpenAPI document', () => {
	it('is valid OpenAPI 3.1', async () => {
		expect(await new Validator().validate(JSON.parse(written))).toEqual({ valid: true })
	})

	it('has every call exactly once, with its method and path', () => {
		const described = operations.map(({ path, verb, operation }) => `${operation.operationId} ${verb} ${path}`)
		const defined = Object.entries(calls).map(
			([name, { method, path }]) => `${name} ${method.toLowerCase()} /api${path.replace(/\/$/, '')}`,
		)
		expect(described.toSorted()).toEqual(defined.toSorted())
	})

	it('has only references within the document', () => {
		const refs = [...written.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref as string)
		expect(refs.length).toBeGreaterThan(100)
		for (const ref of new Set(refs)) {
			const [root, ...steps] = ref.split('/')
			expect(root).toBe('#')
			const target = steps.reduce<unknown>(
				(place, step) => (place as Record<string, unknown> | undefined)?.[step],
				openApi,
			)
			expect(target, ref).toBeTypeOf('object')
		}
	})

	it('is deterministic', () => {
		expect(
			JSON.stringify(buildOpenApi({ title: 'RS Uji Web API', version: '1.2.3', serverUrl: 'https://rs.example.com' })),
		).toBe(written)
	})

	it('declares exactly the parameters of each path', () => {
		for (const { path, operation } of operations) {
			const declared = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name)
			expect(declared, path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
		}
	})

	it('has a description for every family and parameter, and no unused ones', () => {
		expect(openApi.tags.map(({ name }) => name).toSorted()).toEqual(Object.keys(familyNotes).toSorted())
		const ofMachines = Object.values(callsOf(machineCalls)).flatMap(({ query }) => Object.keys(query.shape))
		const ofVisitors = operations.flatMap(({ operation }) => operation.parameters).filter((one) => one.in !== 'header')
		const names = [...ofVisitors.map(({ name }) => name), ...ofMachines]
		expect([...new Set(names)].toSorted()).toEqual(Object.keys(parameterNotes).toSorted())
	})
})

describe('parameters', () => {
	it('shows bounds and defaults as numbers', () => {
		expect(parameterOf('listArtikel', 'page')?.schema).toMatchObject({ type: 'integer', minimum: 1, default: 1 })
		expect(parameterOf('listArtikel', 'limit')?.schema).toEqual({
			type: 'integer',
			minimum: 1,
			maximum: 300,
			default: 300,
		})
		expect(parameterOf('getBeranda', 'dokterMostVisitedLimit')?.schema).toMatchObject({ type: 'integer', default: 4 })
	})

	it('shows booleans, arrays and enums with their type', () => {
		expect(parameterOf('listKomentar', 'recursiveFormat')?.schema).toEqual({ type: 'boolean', default: false })
		expect(parameterOf('listShopItem', 'filterUsia')?.schema).toMatchObject({
			type: 'array',
			items: { type: 'string' },
		})
		expect(parameterOf('listShopItem', 'filterUsia')?.schema).not.toHaveProperty('anyOf')
		expect(parameterOf('listDokter', 'sortNama')?.schema).toEqual({
			type: 'string',
			enum: ['asc', 'desc'],
			default: 'asc',
		})
	})

	it('declares Idempotency-Key for calls that create', () => {
		const taking = operations.filter(({ operation }) => operation.parameters.some((one) => one.in === 'header'))
		expect(taking.map(({ operation }) => operation.operationId)).toEqual([
			'createMember',
			'createPasien',
			'createReservasi',
		])
		expect(parameterOf('createReservasi', 'Idempotency-Key')).toMatchObject({ in: 'header', required: false })
	})
})

describe('bodies and answers', () => {
	it('shows the minimum length of trimmed text', () => {
		const { schema } = operationOf('createKomentar').requestBody?.content['application/json'] ?? {}
		expect(schema?.properties?.komentar).toEqual({ type: 'string', minLength: 1, maxLength: 10_000 })
		expect(schema?.required).toEqual(['artikelId', 'nama', 'komentar'])
	})

	it('declares the status and the errors of each call', () => {
		for (const [name, call] of Object.entries<AnyCall>(calls)) {
			const { responses } = operationOf(name as CallName)
			expect(Object.keys(responses), name).toContain(String(call.status))
			for (const status of ['429', '500', 'default', ...call.errors.map((code) => String(errorTable[code].status))])
				expect(Object.keys(responses), name).toContain(status)
		}
		expect(Object.keys(operationOf('getTestimoniGoogle').responses)).not.toContain('400')
		expect(Object.keys(operationOf('listFaq').responses)).toContain('400')
		expect(Object.keys(operationOf('createMember').responses)).toContain('400')
	})

	it('names every public error code', () => {
		const named = [...written.matchAll(/"x-codes":\[([^\]]+)\]/g)].flatMap(([, codes]) => JSON.parse(`[${codes}]`))
		const ofVisitors = Object.entries(errorNotes).filter(
			([, note]) => !/^(Staff|Other systems|Pages and pictures) only: /.test(note),
		)
		expect([...new Set(named)].toSorted()).toEqual(ofVisitors.map(([code]) => code).toSorted())
	})

	it('requires the member cookie for calls that reject requests without it', () => {
		expect(openApi.components.securitySchemes.member).toMatchObject({ type: 'apiKey', in: 'cookie', name: 'member' })
		expect(operationOf('listPasien').security).toEqual([{ member: [] }])
		expect(operationOf('listKeranjang').security).toEqual([{}, { member: [] }])
		expect(operationOf('listDokter').security).toEqual([])
	})
})

describe('examples', () => {
	it.each(Object.entries(examples))('%s parses its own', (name, { params = {}, query = {}, body }) => {
		const call: AnyCall = calls[name as CallName]
		const parts: [z.ZodType, unknown][] = [
			[call.params, params],
			[call.query, query],
			[call.body, body],
		]
		for (const [schema, value] of parts) expect(schema.safeParse(value).error).toBeUndefined()
		expect(Object.keys(call.query.shape)).toEqual(expect.arrayContaining(Object.keys(query)))
	})

	it('exist for every call with a path parameter or a body', () => {
		for (const { operation } of operations) {
			for (const one of operation.parameters.filter(({ in: place }) => place === 'path'))
				expect(one.example, operation.operationId).toBeDefined()
			if (operation.requestBody) expect(operation.requestBody.content['application/json'].example).toBeDefined()
		}
	})
})

describe('the document of the staff API', () => {
	const staff = buildOpenApi({ audience: 'staff', title: 'RS Uji Staff API', version: '1.2.3' })

	it('is valid OpenAPI 3.1 and has every call', async () => {
		expect(await new Validator().validate(JSON.parse(JSON.stringify(staff)))).toEqual({ valid: true })
		const described = Object.entries(staff.paths).flatMap(([path, item]) =>
			Object.keys(item).map((verb) => `${verb.toUpperCase()} ${path}`),
		)
		const defined = Object.values(callsOf(staffCalls)).map(({ method, path }) => `${method} /api${path}`)
		expect(described.toSorted()).toEqual(defined.toSorted())
	})

	it('asks for a session everywhere but at the sign-in', () => {
		const { post } = staff.paths['/api/v1/staf/masuk'] ?? {}
		expect(post?.security).toEqual([{}, { 'staf.session_token': [] }])
		const { get } = staff.paths['/api/v1/staf/menunggu'] ?? {}
		expect(get?.security).toEqual([{ 'staf.session_token': [] }])
	})
})

describe('the document of the API of other systems', () => {
	const machine = buildOpenApi({ audience: 'machine', title: 'RS Uji Integration API', version: '1.2.3' })

	it('is valid OpenAPI 3.1, and every call needs a key', async () => {
		expect(await new Validator().validate(JSON.parse(JSON.stringify(machine)))).toEqual({ valid: true })
		const operations = Object.values(machine.paths).flatMap((item) => Object.values(item))
		expect(operations).toHaveLength(Object.keys(callsOf(machineCalls)).length)
		for (const { security } of operations) expect(security).toEqual([{ kunci: [] }])
	})
})

describe.each(['public', 'staff', 'machine'] as const)(
	'by the recommended rules of Spectral and Redocly, the %s document',
	(audience) => {
		const document = buildOpenApi({ audience, title: 'RS Uji', version: '1.2.3', serverUrl: 'https://rs.example.com' })
		const all = Object.entries(document.paths).flatMap(([path, item]) =>
			Object.entries(item).map(([verb, operation]) => ({ path, verb, operation: operation as Operation })),
		)

		it('has contact, license, servers and a description', () => {
			const { title, description, contact, license } = document.info
			expect([title, description, contact.name, contact.url, license.name, license.identifier].every(Boolean)).toBe(
				true,
			)
			expect(document.servers.every(({ url }) => /^(\/|https:\/\/[^?]*[^/])$/.test(url))).toBe(true)
		})

		it('describes every operation, under a tag that is described, with a unique id that fits into an address', () => {
			const tags = new Set(document.tags.map(({ name }) => name))
			expect(document.tags.every(({ description }) => description)).toBe(true)
			expect(new Set(all.map(({ operation }) => operation.operationId)).size).toBe(all.length)
			for (const { operation } of all) {
				const { operationId, summary, description } = operation
				expect([operationId, Boolean(summary), Boolean(description)]).toEqual([operationId, true, true])
				expect(operationId).toMatch(/^[A-Za-z0-9_-]+$/)
				expect(operation.tags.every((tag) => tags.has(tag))).toBe(true)
			}
		})

		it('has responses of success and of failure, and parameters with a description', () => {
			for (const { operation } of all) {
				const statuses = Object.keys(operation.responses)
				expect(statuses.some((status) => /^2/.test(status)) && statuses.some((status) => /^4/.test(status))).toBe(true)
				for (const { name, description } of operation.parameters)
					expect([name, Boolean(description)]).toEqual([name, true])
			}
		})

		it('says of every operation which cookie or key it needs, by a scheme that is declared', () => {
			const schemes = Object.entries(document.components.securitySchemes)
			expect(schemes).toMatchObject([
				{
					public: ['member', { type: 'apiKey', in: 'cookie' }],
					staff: ['staf.session_token', { type: 'apiKey', in: 'cookie' }],
					machine: ['kunci', { type: 'http', scheme: 'bearer' }],
				}[audience],
			])
			for (const { operation } of all) {
				expect(operation.security, operation.operationId).toBeDefined()
				for (const name of operation.security.flatMap(Object.keys)) expect(schemes.map(([key]) => key)).toContain(name)
			}
		})

		it('has no trailing slash, query or double path, and no component that nothing uses', () => {
			const paths = Object.keys(document.paths)
			for (const path of paths) expect(path).toMatch(/^\/[^?]*[^/?]$/)
			expect(new Set(paths.map((path) => path.replace(/\{\w+\}/g, '{}'))).size).toBe(paths.length)
			const text = JSON.stringify(document)
			for (const [kind, names] of Object.entries(document.components))
				if (kind !== 'securitySchemes')
					for (const name of Object.keys(names)) expect(text).toContain(`"#/components/${kind}/${name}"`)
		})
	},
)
