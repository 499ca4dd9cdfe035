import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { IconButton, type ListItemProps } from '@mui/material'
import { useRef, useState } from 'react'
import { type Identifier, useNotify } from 'react-admin'
import { useAttempt } from '../api/use-sending.ts'

export interface Moves {
	/** For the row itself. */
	drag: ListItemProps
	isDragged: boolean
	/** Undefined for the first and the last row. */
	onUp?: () => void
	onDown?: () => void
}

/** What moves the row at a place: drag and drop, and buttons. */
export function useMoves(rows: readonly unknown[], move: (from: number, to: number) => void) {
	const [dragged, setDragged] = useState<number>()
	return (place: number): Moves => ({
		drag: {
			draggable: true,
			onDragStart: () => setDragged(place),
			onDragOver: (event) => event.preventDefault(),
			onDrop(event) {
				event.preventDefault()
				if (dragged !== undefined && dragged !== place) move(dragged, place)
				setDragged(undefined)
			},
		},
		isDragged: dragged === place,
		onUp: place > 0 ? () => move(place, place - 1) : undefined,
		onDown: place < rows.length - 1 ? () => move(place, place + 1) : undefined,
	})
}

const buttons = [
	{ verb: 'Naikkan', way: 'onUp', Icon: ArrowUpward },
	{ verb: 'Turunkan', way: 'onDown', Icon: ArrowDownward },
] as const

export const MoveButtons = ({ name, moves }: { name: string; moves: Moves }) =>
	buttons.map(({ verb, way, Icon }) => (
		<IconButton
			key={verb}
			disabled={!moves[way]}
			onClick={({ currentTarget }) => {
				moves[way]?.()
				focusAgain(currentTarget)
			}}
			aria-label={`${verb} ${name}`}
		>
			<Icon fontSize="small" />
		</IconButton>
	))

/** The browser drops the focus of a row that moves; at the end of the list the other button gets it. */
const focusAgain = (button: HTMLButtonElement) =>
	requestAnimationFrame(() => {
		const other = button.parentElement?.querySelector<HTMLButtonElement>('button:enabled')
		;(button.disabled ? other : button)?.focus()
	})

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
