import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AllowStatus, BarisKomentar } from '../../contract/artikel/staff/komentar.ts'
import { callApi } from '../api/call-api.ts'
import { apiQueryKey, useApiQuery } from '../api/use-api-query.ts'

type Penilaian = { id: string; allowStatus: AllowStatus }[]

export const PER_PAGE = 50

const MODERATE = ['moderate-komentar']

export function useKomentar(status: AllowStatus, page: number) {
	const query = { status, page, limit: PER_PAGE }
	const list = useApiQuery('GET /v1/staf/komentar', { query })
	const counts = useApiQuery('GET /v1/staf/komentar/jumlah')
	/** The comments that were moderated on this screen. */
	const [own] = useState(() => new Set<string>())
	const [undo, setUndo] = useState<{ komentar: Penilaian; to: AllowStatus } | null>(null)
	const queryClient = useQueryClient()

	const read = async () => {
		await Promise.all([list.refetch(), counts.refetch()])
	}
	const moderation = useMutation({
		mutationKey: MODERATE,
		mutationFn: (komentar: Penilaian) => callApi('POST /v1/staf/komentar/keadaan', { body: { komentar } }),
		// Requests run one after the other, so that an undo arrives after what it undoes.
		scope: { id: 'komentar' },
		// Only the last pending request reads the list again.
		onSettled: () => (queryClient.isMutating({ mutationKey: MODERATE }) === 1 ? read() : undefined),
	})

	return {
		rows: list.data,
		own,
		jumlah: counts.data,
		failure: moderation.error?.message ?? list.failure ?? counts.failure,
		undo,
		readAgain() {
			moderation.reset()
			read()
		},
		/** A reply has published its comment. */
		async replied(id: string) {
			own.add(id)
			await read()
		},
		/** Optimistic: comments leave the list before the server responds. */
		async moderate(ids: string[], to: AllowStatus) {
			for (const id of ids) own.add(id)
			const queryKey = apiQueryKey('GET /v1/staf/komentar', { query })
			await queryClient.cancelQueries({ queryKey })
			queryClient.setQueryData<{ data: BarisKomentar[] }>(
				queryKey,
				(before) => before && { ...before, data: before.data.filter(({ id }) => !ids.includes(id)) },
			)
			setUndo({ komentar: ids.map((id) => ({ id, allowStatus: status })), to })
			moderation.mutate(ids.map((id) => ({ id, allowStatus: to })))
		},
		undoLast() {
			if (!undo) return
			setUndo(null)
			moderation.mutate(undo.komentar)
		},
		dismissUndo: () => setUndo(null),
	}
}
