import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { langkahOf, leaveSteps, type StepState, untilLeft } from './leave-steps.ts'

/**
 * The steps of a dialog as entries of the history: the back button, the back gesture of a phone and Escape go one step
 * back. An entry has the name of its step as its hash, for which the router loads nothing. What a step holds, such as a
 * patient, stays in memory; after a reload the dialog is at its first step.
 *
 * @param onBack closes the dialog. With it the first step has an entry too, otherwise the page's own entry opened it.
 */
export function useDialogSteps<Step extends { name: string }>(first: Step, onBack?: () => void) {
	const navigate = useNavigate()
	const current = useLocation()
	const langkah = langkahOf(current)
	const base = onBack ? 1 : 0
	const [steps, setSteps] = useState([first])
	// A pending navigation counts: the step changes with the press, not after the loaders of the page.
	const shown = langkahOf(useNavigation().location ?? current)
	const index = Math.max(0, shown - base)
	/** The entries as of now, for work that began some renders ago. Null before the first step and after the last. */
	const entries = useRef<number | null>(null)
	const isOpen = useRef(false)

	const push = (name: string, to: number) => {
		entries.current = to
		const { pathname, search } = window.location
		const state = { ...current.state, langkah: to } satisfies StepState
		navigate({ pathname, search, hash: name }, { state, preventScrollReset: true })
	}

	const start = useEffectEvent(() => {
		entries.current = langkah
		// Who goes forward comes to the entries of a dialog that is gone.
		if (onBack) leaveSteps(navigate, langkah, () => push(first.name, 1))
	})
	useEffect(() => {
		let isGone = false
		void untilLeft().then(() => !isGone && start())
		return () => {
			isGone = true
		}
	}, [])

	const follow = useEffectEvent(() => {
		if (entries.current === null) return
		entries.current = langkah
		if (langkah > 0) isOpen.current = true
		else if (isOpen.current) onBack?.()
	})
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when the entry changes
	useLayoutEffect(() => follow(), [current.key])

	useLayoutEffect(() => {
		if (entries.current !== null) entries.current = shown
	}, [shown])

	const back = useEffectEvent(() => navigate(-1))
	useEffect(() => (index > 0 ? onCloseRequest(() => back()) : undefined), [index])

	/** Removes the dialog's entries from the history, then continues. */
	function leave(then = () => {}) {
		const added = entries.current ?? 0
		entries.current = null
		leaveSteps(navigate, added, then)
	}

	return {
		step: steps[index] ?? first,
		goTo(step: Step) {
			// The second click of a double click.
			if (entries.current !== shown) return
			setSteps([...steps.slice(0, index + 1), step])
			push(step.name, shown + 1)
		},
		/** Does nothing at the first step. */
		backToFirst() {
			const more = (entries.current ?? 0) - base
			if (more <= 0) return
			entries.current = base
			navigate(-more)
		},
		leave,
		/** For the close button of the dialog, at any step. */
		close() {
			leave()
			onBack?.()
		},
	}
}

/** Chromium's; other browsers have the event `cancel` of a dialog only. */
interface CloseWatcher extends EventTarget {
	destroy(): void
}
declare const CloseWatcher: (new () => CloseWatcher) | undefined

/**
 * Calls `back` instead of closing the dialog, on Escape and on Android's back button. An event `cancel` cannot be
 * prevented twice in Chromium unless the visitor presses something in between, so a watcher takes its place.
 */
function onCloseRequest(back: () => void): () => void {
	if (typeof CloseWatcher !== 'undefined') {
		const watcher = new CloseWatcher()
		watcher.addEventListener('close', back)
		return () => watcher.destroy()
	}
	const cancel = (event: Event) => {
		// A file input has an event of this name too.
		if (!(event.target instanceof HTMLDialogElement)) return
		event.preventDefault()
		back()
	}
	document.addEventListener('cancel', cancel, true)
	return () => document.removeEventListener('cancel', cancel, true)
}
