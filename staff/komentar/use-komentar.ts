import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AllowStatus, BarisKomentar } from '../../contract/staff/komentar.ts'
import { callApi } from '../api/call-api.ts'
import { apiQueryKey, useApiQuery } from '../api/use-api-query.ts'

export type Jumlah = Record<AllowStatus, number>
export type Penilaian = { id: string; allowStatus: AllowStatus }[]

export const PER_PAGE = 50

const JUDGE = ['judge-komentar']

/** A page of comments with one status, and the moderation actions. */
export function useKomentar(status: AllowStatus, page: number) {
	const path = `/komentar?status=${status}&page=${page}&limit=${PER_PAGE}`
	const list = useApiQuery<BarisKomentar[]>(path)
	const counts = useApiQuery<Jumlah>('/komentar/jumlah')
	const [undo, setUndo] = useState<{ komentar: Penilaian; ke: AllowStatus } | null>(null)
	const queryClient = useQueryClient()

	const read = async () => {
		await Promise.all([list.refetch(), counts.refetch()])
	}
	const judging = useMutation({
		mutationKey: JUDGE,
		mutationFn: (komentar: Penilaian) => callApi('POST', '/komentar/keadaan', { komentar }),
		// Requests run one after the other, so that an undo arrives after what it undoes.
		scope: { id: 'komentar' },
		networkMode: 'always',
		// Only the last pending request reads the list again.
		onSettled: () => (queryClient.isMutating({ mutationKey: JUDGE }) === 1 ? read() : undefined),
	})

	return {
		rows: list.data,
		jumlah: counts.data,
		failure: judging.error?.message ?? list.failure ?? counts.failure,
		undo,
		read() {
			judging.reset()
			read()
		},
		/** Optimistic: comments leave the list before the server responds. */
		async set(ids: string[], ke: AllowStatus) {
			const queryKey = apiQueryKey(path)
			await queryClient.cancelQueries({ queryKey })
			queryClient.setQueryData<BarisKomentar[]>(queryKey, (before) => before?.filter(({ id }) => !ids.includes(id)))
			setUndo({ komentar: ids.map((id) => ({ id, allowStatus: status })), ke })
			judging.mutate(ids.map((id) => ({ id, allowStatus: ke })))
		},
		takeBack() {
			if (!undo) return
			setUndo(null)
			judging.mutate(undo.komentar)
		},
		forgetUndo: () => setUndo(null),
	}
}
