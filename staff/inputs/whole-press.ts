import type { MouseEvent } from 'react'

/**
 * For the buttons that save a form. A field is checked when it loses the focus. That may remove the line of an error, and
 * a button that moves between press and release gets no click: so it takes the focus with the click.
 */
export const wholePress = {
	onMouseDown: (event: MouseEvent) => event.preventDefault(),
	onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.focus(),
}
