import { createApi } from '../../server/api/create-api.ts'
import { noLimits } from '../../server/http/limits.ts'
import { readAltTexts } from '../../server/pictures/alt-texts.ts'
import { TEST_ADDRESSES } from './test-delivery.ts'
import type { TestStaff } from './test-staff.ts'

/** The public API on the same database. */
export function publicApi({ database, db, fields, previews }: TestStaff, cookie = '') {
	const api = createApi({
		context: {
			database,
			db,
			fields,
			mailAddresses: TEST_ADDRESSES,
			limits: noLimits,
			now: () => Date.now(),
			altTexts: () => readAltTexts(database),
		},
		checkResponses: true,
		trustProxy: false,
		readPreview: previews.read,
	})
	api.onError((error) => {
		throw error
	})
	const answer = async (path: string, init: RequestInit) => {
		const response = await api.request(`http://localhost/api${path}`, init)
		// biome-ignore lint/suspicious/noExplicitAny: every test knows what it asked for
		return { ...((await response.json()) as any), status: response.status, headers: response.headers }
	}
	return {
		read: (path: string) => answer(path, { headers: { cookie } }),
		send: (path: string, body: object, method = 'POST') =>
			answer(path, {
				method,
				headers: { 'content-type': 'application/json', cookie },
				body: JSON.stringify(body),
			}),
	}
}
