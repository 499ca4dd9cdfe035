import { expect, test } from 'vitest'
import type { callApi } from './call-api.ts'

test('a call of a path that the contract does not have, or no longer has, does not compile', () => {
	const calls = (call: typeof callApi) => [
		call('GET /v1/staf/saya'),
		// @ts-expect-error No call has this path.
		call('GET /v1/staf/saya-lama'),
	]
	expect(calls).toBeTypeOf('function')
})
