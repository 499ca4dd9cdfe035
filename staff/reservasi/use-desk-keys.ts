import { type RefObject, useEffect } from 'react'

/** Longer than a hand scanner pauses between two letters. */
const SCANNER_MS = 200

/** Where keys have a meaning of their own. */
const TYPING = 'input, textarea, select, [role=dialog], [role=menu], [role=listbox]'

/**
 * The keys of the desk. Arrows move between the rows of the list, a letter presses the button of the row, `/` searches and
 * `?` helps. Other typing focuses the field: otherwise the Enter of a hand scanner would press the focused button.
 */
export function useDeskKeys(field: RefObject<HTMLInputElement | null>, onHelp: () => void): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: `onHelp` changes with every render
	useEffect(() => {
		const leaving = new AbortController()
		/** A letter on a row. What a scanner types begins with `h` too: it acts when no other letter follows. */
		let waiting: { letter: string; row: HTMLElement; timer: ReturnType<typeof setTimeout> } | undefined

		function act(): void {
			const key = waiting?.letter.toLowerCase()
			waiting?.row.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click()
			waiting = undefined
		}

		function onKey(event: KeyboardEvent): void {
			const { key, target, ctrlKey, altKey, metaKey } = event
			if (key === 'Shift' || ctrlKey || altKey || metaKey || !(target instanceof HTMLElement) || !field.current) return
			const isLetter = key.length === 1 && key !== ' '
			if (waiting) {
				clearTimeout(waiting.timer)
				if (isLetter) {
					typeInto(field.current, waiting.letter)
					waiting = undefined
					return
				}
				act()
			}
			const isEmptyField = target === field.current && field.current.value === ''
			if (target.closest(TYPING) && !(key === '?' && isEmptyField)) return
			const row = target.closest<HTMLElement>('[data-row]')
			if (row && (key === 'ArrowDown' || key === 'ArrowUp')) step(row, key === 'ArrowDown' ? 1 : -1, field.current)
			else if (key === '/') {
				field.current.focus()
				field.current.select()
			} else if (key === '?') onHelp()
			else if (row && /^[hl]$/i.test(key)) waiting = { letter: key, row, timer: setTimeout(act, SCANNER_MS) }
			else {
				if (isLetter) field.current.focus()
				return
			}
			event.preventDefault()
		}

		document.addEventListener('keydown', onKey, { signal: leaving.signal })
		return () => {
			clearTimeout(waiting?.timer)
			leaving.abort()
		}
	}, [field])
}

/** Focuses the link of the next row, or of the one before; before the first row is the field. */
function step(row: HTMLElement, by: number, field: HTMLInputElement): void {
	const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
	const place = rows.indexOf(row) + by
	if (place < 0) field.focus()
	else rows[place]?.querySelector('a')?.focus()
}

/** As if it had been typed there. */
function typeInto(field: HTMLInputElement, text: string): void {
	field.focus()
	field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
	field.dispatchEvent(new Event('input', { bubbles: true }))
}
