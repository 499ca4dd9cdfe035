import type { Query, QueryClient } from '@tanstack/react-query'
import type { JenisPeristiwa } from '../../contract/staff/peristiwa.ts'
import { API } from '../api/call-api.ts'
import { STAFF_API_KEY } from '../api/use-api-query.ts'

/** Pages that read several kinds: a check-in of a reservation is a number in the queue. */
const COUNTS = ['dasbor', 'menunggu', 'antrean']

/** Whether a query reads this kind: a list of react-admin, or a path of the staff API. */
export function readsJenis({ queryKey: [first, path] }: Pick<Query, 'queryKey'>, jenis: JenisPeristiwa): boolean {
	if (first === jenis) return true
	if (first !== STAFF_API_KEY[0] || typeof path !== 'string') return false
	return [jenis, ...COUNTS].some((kind) => new RegExp(`^${API}/${kind}([/?]|$)`).test(path))
}

/** Reads again what is on the screen and has changed. Rows stay until the new ones arrive. */
export async function invalidateChanged(queryClient: QueryClient, jenis: readonly JenisPeristiwa[]): Promise<void> {
	// A comment that is being moderated has left the list already; an earlier read would bring it back.
	await untilSaved(queryClient)
	await queryClient.invalidateQueries({ predicate: (query) => jenis.some((each) => readsJenis(query, each)) })
}

function untilSaved(queryClient: QueryClient): Promise<void> {
	if (queryClient.isMutating() === 0) return Promise.resolve()
	return new Promise((resolve) => {
		const unsubscribe = queryClient.getMutationCache().subscribe(() => {
			if (queryClient.isMutating() > 0) return
			unsubscribe()
			resolve()
		})
	})
}
