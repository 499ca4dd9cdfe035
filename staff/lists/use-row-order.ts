import { useRef, useState } from 'react'
import { type Identifier, useNotify } from 'react-admin'
import { useAttempt } from '../api/use-attempt.ts'
import { useMoves } from './move-rows.tsx'

interface RowOrderOptions<Row> {
	/** As the server last sent them. */
	rows: Row[]
	/** Saves the ids in their new order. */
	save: (ids: string[]) => Promise<unknown>
	reload: () => Promise<unknown>
}

/** Rows that move by drag and drop or by buttons. A moved row appears in its new place at once; saves run in turn. */
export function useRowOrder<Row extends { id: Identifier }>({ rows, save, reload }: RowOrderOptions<Row>) {
	const [moved, setMoved] = useState<Row[]>()
	const saves = useRef({ last: Promise.resolve(), pending: 0 })
	const attempt = useAttempt()
	const notify = useNotify()
	const shown = moved ?? rows

	async function move(from: number, to: number): Promise<void> {
		const next = shown.toSpliced(from, 1).toSpliced(to, 0, ...shown.slice(from, from + 1))
		setMoved(next)
		const { current } = saves
		current.pending += 1
		current.last = current.last.then(() => saveOrder(next.map(({ id }) => String(id))))
		await current.last
		current.pending -= 1
		if (current.pending > 0) return
		await reload()
		if (current.pending === 0) setMoved(undefined)
	}

	const saveOrder = (ids: string[]) =>
		attempt(async () => {
			await save(ids)
			notify('Urutan disimpan', { type: 'success' })
		})

	return { rows: shown, movesOf: useMoves(shown, move) }
}
