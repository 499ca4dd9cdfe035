import { type RefObject, useEffect } from 'react'

/** Typing anywhere focuses the field. Otherwise the Enter of a hand scanner would press the focused button. */
export function useFocusOnTyping(field: RefObject<HTMLInputElement | null>): void {
	useEffect(() => {
		const leaving = new AbortController()
		document.addEventListener(
			'keydown',
			({ key, target, ctrlKey, altKey, metaKey }) => {
				if (key.length !== 1 || key === ' ' || ctrlKey || altKey || metaKey) return
				const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]')
				if (!isTyping) field.current?.focus()
			},
			{ signal: leaving.signal },
		)
		return () => leaving.abort()
	}, [field])
}
