import type { CallName } from '../../../contract/calls.ts'
import { paths } from '../../../contract/paths.ts'
import { createApi } from '../../api/create-api.ts'
import { noLimits } from '../../http/limits.ts'
import type { TestStaff } from '../test-staff.ts'

/** For tests: what visitors are answered from the same database, as text; every answer is held to the contract. */
export function openPublicSide({ database, db, nik }: TestStaff): (call: CallName) => Promise<string> {
	const api = createApi({
		context: { database, db, nik, now: () => Date.now(), limits: noLimits },
		checkResponses: true,
		trustProxy: false,
	})
	api.onError((error) => {
		throw error
	})
	return async (call) => (await api.request(`http://localhost/api${paths[call].path}`)).text()
}
