import type { Dokter } from '../../../../contract/dokter.ts'
import { minimumDelay } from '../../../lib/fetching/minimum-delay.ts'
import { useFetched } from '../../../lib/fetching/use-fetched.ts'
import { browserApi } from '../../../load.ts'

/** The doctor that the server rendered; `dokter` is null when the API returned none. */
export interface DokterOnServer {
	id: string
	dokter: Dokter | null
}

export type DokterState = { name: 'loading' } | { name: 'missing' } | { name: 'found'; dokter: Dokter }

/** One doctor by id. The spec treats a failed call like a missing doctor. */
export function useDokter(id: string, onServer: DokterOnServer | null): DokterState {
	const { data: dokter, isLoading } = useFetched<Dokter | null>(
		id,
		async (signal) =>
			(await minimumDelay(browserApi(signal)('GET /v1/public/dokter/detail/{id}', { params: { id } }))).data,
		onServer?.dokter,
	)
	if (dokter) return { name: 'found', dokter }
	return { name: isLoading ? 'loading' : 'missing' }
}
