import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallName, calls } from '../../../contract/calls.ts'
import { openTestApi, type TestApi, type TestRequest } from '../../../tests/support/test-api.ts'
import { publicRequests } from '../../../tests/support/test-public-requests.ts'
import { adaptResponse } from './adapt-response.ts'

let site: TestApi

beforeAll(async () => {
	site = await openTestApi({ demo: true })
})
afterAll(() => site.dispose())

test('given our own API as provider, every public response passes unchanged', async () => {
	const requests = await publicRequests(site)
	for (const [name, several] of Object.entries(requests) as [CallName, TestRequest[]][])
		for (const each of several) {
			const { body } = await site.request(name, each)
			const query = Object.fromEntries(Object.entries(each.query ?? {}).map(([key, value]) => [key, String(value)]))
			const request = { params: each.params ?? {}, query: calls[name].query.parse(query) }
			const problems: string[] = []
			expect(
				adaptResponse(name, body, request, (problem) => problems.push(problem)),
				`${name} ${JSON.stringify(each)}`,
			).toEqual(body)
			expect(problems).toEqual([])
		}
})
