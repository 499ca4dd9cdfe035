import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { IconButton, type ListItemProps } from '@mui/material'
import { useState } from 'react'

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
