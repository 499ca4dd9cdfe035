import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * What is open of a menu closes after a choice, on Escape (focus goes back to the button that opened it) and on a click
 * elsewhere. On wide screens another submenu is elsewhere too.
 */
export function useClosingMenu() {
	const menu = useRef<HTMLDivElement>(null)
	const { key } = useLocation()

	// biome-ignore lint/correctness/useExhaustiveDependencies: the address is what closes it
	useEffect(() => closeAll(menu.current), [key])

	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const [first] = openIn(menu.current)
			if (event.key !== 'Escape' || !first) return
			closeAll(menu.current)
			first.querySelector('summary')?.focus()
		}
		const onClick = ({ target }: MouseEvent) => {
			// On the phone the whole menu stays open with its first disclosure, the toggle.
			const isInside = menu.current?.firstElementChild?.hasAttribute('open') && menu.current.contains(target as Node)
			if (!isInside) closeAll(menu.current, target as Node)
		}
		document.addEventListener('keydown', onKey)
		document.addEventListener('click', onClick)
		return () => {
			document.removeEventListener('keydown', onKey)
			document.removeEventListener('click', onClick)
		}
	}, [])

	return menu
}

const openIn = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])]

function closeAll(menu: HTMLElement | null, except: Node | null = null): void {
	for (const details of openIn(menu)) if (!details.contains(except)) details.open = false
}
