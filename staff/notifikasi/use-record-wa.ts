import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '../api/call-api.ts'
import { apiQueryKey } from '../api/use-api-query.ts'

/** Records that the WhatsApp message of a reservation was opened. A failure must not keep staff from sending it. */
export function useRecordWa(reservasiId: string): () => Promise<void> {
	const client = useQueryClient()
	const path = `/reservasi/${encodeURIComponent(reservasiId)}`
	return async () => {
		await callApi('POST', `${path}/wa`).catch(() => {})
		await client.invalidateQueries({ queryKey: apiQueryKey(path) })
	}
}
