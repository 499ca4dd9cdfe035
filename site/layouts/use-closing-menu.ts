import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Closes the open parts of a menu after a navigation, on Escape (the focus returns to the opener) and on a click
 * outside. On wide screens a click on another submenu is outside too. A submenu that the mouse hovers over is closed by
 * an attribute until the mouse leaves the menu.
 */
export function useClosingMenu() {
	const menu = useRef<HTMLDivElement>(null)
	const { key } = useLocation()

	// biome-ignore lint/correctness/useExhaustiveDependencies: the address is what closes it
	useEffect(() => closeAll(menu.current), [key])

	useEffect(() => {
		const element = menu.current
		const allowHover = () => element?.removeAttribute(HOVER_CLOSED)
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== 'Escape') return
			const [first] = openIn(menu.current)
			closeAll(menu.current)
			first?.querySelector('summary')?.focus()
		}
		const onClick = ({ target }: MouseEvent) => {
			// On the phone, clicks inside the open menu do not close it.
			const isInside = menu.current?.firstElementChild?.hasAttribute('open') && menu.current.contains(target as Node)
			if (!isInside) closeAll(menu.current, target as Node)
		}
		element?.addEventListener('mouseleave', allowHover)
		document.addEventListener('keydown', onKey)
		document.addEventListener('click', onClick)
		return () => {
			element?.removeEventListener('mouseleave', allowHover)
			document.removeEventListener('keydown', onKey)
			document.removeEventListener('click', onClick)
		}
	}, [])

	return menu
}

/** For site-menu.css. */
const HOVER_CLOSED = 'data-hover-closed'

const openIn = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])]

function closeAll(menu: HTMLElement | null, except: Node | null = null): void {
	for (const details of openIn(menu)) if (!details.contains(except)) details.open = false
	if (menu?.matches(':hover') && !except) menu.setAttribute(HOVER_CLOSED, '')
}
