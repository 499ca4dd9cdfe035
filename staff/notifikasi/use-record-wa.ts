import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '../api/call-api.ts'
import { apiQueryKey } from '../api/use-api-query.ts'

/** Records that the WhatsApp message of a reservation was opened. A failure must not keep staff from sending it. */
export function useRecordWa(id: string): () => Promise<void> {
	const client = useQueryClient()
	return async () => {
		await callApi('POST /v1/staf/reservasi/{id}/wa', { params: { id } }).catch(() => {})
		await client.invalidateQueries({ queryKey: apiQueryKey('GET /v1/staf/reservasi/{id}', { params: { id } }) })
	}
}
