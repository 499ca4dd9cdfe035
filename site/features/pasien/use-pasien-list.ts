import type { PasienOfMember } from '../../../contract/pasien/pasien.ts'
import { ApiError } from '../../api.ts'
import { forgetMember, rememberMember } from '../../lib/browser/browser-storage.ts'
import { minimumDelay, wait } from '../../lib/fetching/minimum-delay.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { browserApi } from '../../load.ts'

/** The member's patients; null without a member, undefined while they load. The spec treats a failed call like an empty list; only a 401 means that there is no member. */
export function usePasienList() {
	const { data: list, restart } = useFetched('pasien', loadPasien)
	const reloadAfter = (ms: number) =>
		restart(async (signal) => {
			await wait(ms)
			return loadPasien(signal)
		})
	return { list, reload: () => restart(), reloadAfter }
}

async function loadPasien(signal: AbortSignal): Promise<PasienOfMember | null> {
	try {
		const { data } = await minimumDelay(browserApi(signal)('GET /v1/public/member-pasien'))
		rememberMember()
		return data
	} catch (error) {
		if (signal.aborted) throw error
		if (!(error instanceof ApiError && error.status === 401)) return { own: [], other: [] }
		forgetMember()
		return null
	}
}
