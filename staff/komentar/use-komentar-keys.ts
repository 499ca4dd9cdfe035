import { useEffect } from 'react'
import type { AllowStatus } from '../../contract/artikel/staff/komentar.ts'

export const shortcuts: Record<string, AllowStatus> = { a: 'diizinkan', r: 'ditolak', s: 'spam' }

export const CARD = 'article[data-komentar]'

/** A letter moderates the focused comment, or the first one. Arrows, j and k move the focus. */
export function useKomentarKeys(moderate: (id: string, to: AllowStatus) => void, undoLast: () => void): void {
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const { target, key, ctrlKey, metaKey, altKey } = event
			if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return
			if (target.closest('input:not([type=checkbox]), textarea, [contenteditable=true], [role=dialog], [role=menu]'))
				return
			const cards = [...document.querySelectorAll<HTMLElement>(CARD)]
			const place = cards.findIndex((card) => card.contains(document.activeElement))
			const focus = (index: number) => cards[Math.max(0, Math.min(cards.length - 1, index))]?.focus()
			const to = shortcuts[key.toLowerCase()]
			const card = cards[Math.max(0, place)]
			if (to && card?.dataset.komentar) moderate(card.dataset.komentar, to)
			else if (key === 'ArrowDown' || key === 'j') focus(place + 1)
			else if (key === 'ArrowUp' || key === 'k') focus(place - 1)
			else if (key === 'u') undoLast()
			else return
			event.preventDefault()
		}
		document.addEventListener('keydown', onKey)
		return () => document.removeEventListener('keydown', onKey)
	}, [moderate, undoLast])
}
