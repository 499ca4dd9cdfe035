import { useEffect, useLayoutEffect } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'

/** In the history state: how many entries the open dialog has added to the history. */
export interface StepState {
	langkah?: number
}

export const langkahOf = ({ state }: Pick<Location, 'state'>): number => (state as StepState | null)?.langkah ?? 0

/** What the page shows. React may show an entry some time after the browser went to it. */
const page = { langkah: 0, atOwnEntry: () => {} }

/** The entries of the dialog before are gone. */
let left: Promise<unknown> = Promise.resolve()

/** Resolves when a new dialog may add its entries. */
export const untilLeft = () => left

/** Goes back over the entries of a dialog, then continues when the page shows its own entry. */
export function leaveSteps(navigate: (delta: number) => unknown, langkah: number, then: () => void): void {
	if (langkah === 0) {
		then()
		return
	}
	const isLeft = new Promise<void>((resolve) => {
		const wait = () => {
			page.atOwnEntry = resolve
			if (page.langkah === 0) resolve()
		}
		addEventListener('popstate', wait, { once: true })
	})
	left = isLeft.then(then)
	navigate(-langkah)
}

/**
 * For the layouts: dialogs know from it when their entries are left. After a reload the page may be at an entry whose
 * step is gone: it goes back to the entry before the steps.
 */
export function usePageOfSteps(): void {
	const navigate = useNavigate()
	const langkah = langkahOf(useLocation())
	useLayoutEffect(() => {
		page.langkah = langkah
		if (langkah === 0) page.atOwnEntry()
	}, [langkah])
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for every load
	useEffect(() => {
		if (langkah > 0) navigate(-langkah)
	}, [])
}
