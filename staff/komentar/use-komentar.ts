import { useCallback, useEffect, useRef, useState } from 'react'
import type { AllowStatus, BarisKomentar } from '../../contract/staff/komentar.ts'
import { callApi } from '../api/call-api.ts'

export type Jumlah = Record<AllowStatus, number>
export type Penilaian = { id: string; allowStatus: AllowStatus }[]

export const PER_PAGE = 50

/** A page of the comments of one state, and what can be done with them. */
export function useKomentar(status: AllowStatus, page: number) {
	const [rows, setRows] = useState<BarisKomentar[]>()
	const [jumlah, setJumlah] = useState<Jumlah>()
	const [error, setError] = useState('')
	const [undo, setUndo] = useState<{ komentar: Penilaian; ke: AllowStatus } | null>(null)
	const asked = `/komentar?status=${status}&page=${page}&limit=${PER_PAGE}`
	const wanted = useRef(asked)
	wanted.current = asked
	const queue = useRef(Promise.resolve())
	const waiting = useRef(0)

	const read = useCallback(async () => {
		try {
			const [list, counted] = await Promise.all([
				callApi<BarisKomentar[]>('GET', asked),
				callApi<Jumlah>('GET', '/komentar/jumlah'),
			])
			if (wanted.current !== asked) return
			setRows(list.data)
			setJumlah(counted.data)
			setError('')
		} catch (failure) {
			setError((failure as Error).message)
		}
	}, [asked])

	useEffect(() => {
		setRows(undefined)
		read()
	}, [read])

	/** One after the other, so that what takes a step back never overtakes it; the list is read when all are done. */
	function judge(komentar: Penilaian): void {
		waiting.current += 1
		queue.current = queue.current.then(async () => {
			let message = ''
			await callApi('POST', '/komentar/keadaan', { komentar }).catch((failure: Error) => {
				message = failure.message
			})
			waiting.current -= 1
			if (waiting.current === 0) await read()
			if (message) setError(message)
		})
	}

	return {
		rows,
		jumlah,
		error,
		undo,
		read,
		/** What is judged leaves the list at once; the server's word follows. */
		set(ids: string[], ke: AllowStatus) {
			setRows((before) => before?.filter(({ id }) => !ids.includes(id)))
			setUndo({ komentar: ids.map((id) => ({ id, allowStatus: status })), ke })
			judge(ids.map((id) => ({ id, allowStatus: ke })))
		},
		takeBack() {
			if (!undo) return
			setUndo(null)
			judge(undo.komentar)
		},
		forgetUndo: () => setUndo(null),
	}
}
