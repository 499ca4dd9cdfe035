import { useEffect } from 'react'
import type { AllowStatus } from '../../contract/staff/komentar.ts'

export const tombol: Record<string, AllowStatus> = { a: 'diizinkan', r: 'ditolak', s: 'spam' }

export const CARD = 'article[data-komentar]'

/** A letter moderates the focused comment, or the first one. Arrows, j and k move the focus. */
export function useKomentarKeys(judge: (id: string, ke: AllowStatus) => void, takeBack: () => void): void {
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const { target, key, ctrlKey, metaKey, altKey } = event
			if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return
			if (target.closest('input:not([type=checkbox]), textarea, [contenteditable=true], [role=dialog], [role=menu]'))
				return
			const cards = [...document.querySelectorAll<HTMLElement>(CARD)]
			const place = cards.findIndex((card) => card.contains(document.activeElement))
			const go = (to: number) => cards[Math.max(0, Math.min(cards.length - 1, to))]?.focus()
			const ke = tombol[key.toLowerCase()]
			const card = cards[Math.max(0, place)]
			if (ke && card?.dataset.komentar) judge(card.dataset.komentar, ke)
			else if (key === 'ArrowDown' || key === 'j') go(place + 1)
			else if (key === 'ArrowUp' || key === 'k') go(place - 1)
			else if (key === 'u') takeBack()
			else return
			event.preventDefault()
		}
		document.addEventListener('keydown', onKey)
		return () => document.removeEventListener('keydown', onKey)
	}, [judge, takeBack])
}
