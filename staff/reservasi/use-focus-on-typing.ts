import { type RefObject, useEffect } from 'react'

/** What a hand scanner types goes into the field, wherever the focus was left: its Enter would else press a button. */
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
