import { type RefObject, useEffect, useState } from 'react'
import { type SteadyRow, steadyRows } from './steady-rows.ts'

interface SteadyRowsOptions<Row> {
	/** Undefined while they load. */
	rows: Row[] | undefined
	/** Names the list; another one replaces the rows at once. */
	list: string
	/** The element around the rows. */
	area: RefObject<HTMLElement | null>
	/** Rows that were changed on this screen. */
	own?: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/** The pointer or the focus is on a row, or somebody writes in one. */
const isHeld = (area: HTMLElement | null): boolean =>
	area !== null &&
	(area.matches(':hover') || area.contains(document.activeElement) || area.querySelector('form') !== null)

/** Rows of a list that changes by itself. They keep their places while somebody is about to use one of them. */
export function useSteadyRows<Row extends { id: string }>(options: SteadyRowsOptions<Row>) {
	const { rows, list, area, own = none } = options
	const [state, setState] = useState<{ list: string; rows: SteadyRow<Row>[] }>()

	useEffect(() => {
		if (!rows) return
		setState((before) => ({
			list,
			rows:
				before?.list === list && isHeld(area.current)
					? steadyRows(before.rows, rows, own)
					: rows.map((row) => ({ row, isGone: false })),
		}))
	}, [rows, list, area, own])

	return {
		rows: rows && state?.list === list ? state.rows : undefined,
		/** For the area: afterwards the rows take their places. */
		onRelease() {
			// The focus moves after this event.
			requestAnimationFrame(() => {
				if (rows && !isHeld(area.current)) setState({ list, rows: rows.map((row) => ({ row, isGone: false })) })
			})
		},
	}
}
