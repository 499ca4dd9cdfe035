import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { isMachine } from '../../../contract/call.ts'
import { errorBody, errorTable } from '../../../contract/error.ts'
import { UTAMA } from '../../../contract/staff/responses.ts'
import { entities } from '../../../server/staff/content/entities.ts'
import type { AnyStaffRoute } from '../../../server/staff/staff-route.ts'
import { staffRoutes } from '../../../server/staff/staff-routes.ts'
import type { TestRequest } from '../../support/test-api.ts'
import { openTestStaff, type TestStaff } from '../../support/test-staff.ts'
import { validFields, validInput } from '../../support/test-valid-input.ts'
import { slotsOf, spoiledRequest } from './spoil-request.ts'

const numRuns = inject('fuzzRuns')
let staff: TestStaff

beforeAll(async () => {
	staff = await openTestStaff({ demo: true })
})
afterAll(() => staff.dispose())

/** The calls of every kind of content are the same; these have the fields of all. */
const SOME_KINDS = ['artikel', 'dokter', 'faq', 'shop-item', 'web-setting']
const kindOf = (path: string) => entities.find(({ sumber }) => path.split('/')[3] === sumber)
const isSpoiled = ({ path, audience }: AnyStaffRoute) => {
	const sumber = kindOf(path)?.sumber
	// The stream of events has no end.
	return !isMachine(audience) && !path.endsWith('/langsung') && (!sumber || SOME_KINDS.includes(sumber))
}

/** The cookie and the headers are read in one place, which abuses of the public API try. */
const OF_EVERY_CALL = ['cookie', 'headers', 'everything', 'body in pieces', 'body too large', 'content type']

/** With a row that is there, and every field of the body. */
async function validRequest({ path, method, params, body }: AnyStaffRoute, cookie: string): Promise<TestRequest> {
	const kind = kindOf(path)
	const [row] = kind && !kind.single ? await firstRow(kind.sumber, cookie) : []
	const id = row?.id ?? (kind?.single ? UTAMA : '1')
	const fields = validFields(body, 'Kata')
	const isForm = kind && (method === 'PATCH' || (method === 'POST' && path.endsWith(`/${kind.sumber}`)))
	const filled = isForm ? validInput(kind, 'Kata') : fields
	const first = Object.fromEntries(Object.keys(params.shape).map((name) => [name, '1']))
	return { params: { ...first, id }, cookie, body: body instanceof z.ZodUndefined ? undefined : filled }
}

async function firstRow(sumber: string, cookie: string): Promise<{ id: string }[]> {
	const { body } = await staff.send('GET', `/${sumber}?limit=1`, { cookie })
	return body.data
}

/** Its own shape, or a failure of the caller's in the one agreed shape. */
async function answerTo(route: AnyStaffRoute, request: Request): Promise<number> {
	const response = await staff.api.request(request)
	if (response.status >= 400) {
		const { error } = errorBody.parse(await response.json())
		expect(response.status).toBe(errorTable[error.code].status)
		expect(response.status).toBeLessThan(500)
	} else if (response.headers.get('content-type')?.startsWith('application/json'))
		route.response.parse(await response.json())
	return response.status
}

test.each(staffRoutes.filter(isSpoiled).map((route) => [`${route.method} ${route.path}`, route] as const))(
	'%s answers spoiled requests of an administrator',
	{ timeout: 60_000 + 1000 * numRuns },
	async (name, route) => {
		let { cookie } = await staff.signedIn('admin')
		const request = await validRequest(route, cookie)
		for (const slot of slotsOf(route, request).filter((slot) => !OF_EVERY_CALL.includes(slot.name))) {
			const examples = slot.worst.map((spoil): [typeof spoil] => [spoil])
			const property = fc.asyncProperty(slot.spoils, async (spoil) => {
				const status = await answerTo(route, spoiledRequest(route, { ...request, cookie }, spoil))
				// Some calls end the caller's own session.
				if (status === 401) cookie = (await staff.signedIn('admin')).cookie
			})
			await fc.assert(property, { numRuns: numRuns + examples.length, examples, endOnFailure: true }).catch((error) => {
				throw new Error(`${name}, ${slot.name}`, { cause: error })
			})
		}
	},
)
