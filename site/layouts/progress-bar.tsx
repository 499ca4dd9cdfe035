import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import './progress-bar.css'
import { requestActivity } from '../lib/navigation/request-activity.ts'

/** Requests shorter than this show no bar. */
const BAR_THROTTLE_MS = 200
/** A finished bar stays visible this long. */
const BAR_END_MS = 400
/** A failed bar is the only sign of a failure: 2 s, and its fading in progress-bar.css. */
const BAR_FAILED_MS = 2400

type BarState = 'idle' | 'running' | 'done' | 'failed'

/** The thin bar at the top of the window while requests run. */
export function ProgressBar() {
	const { pending, failures } = requestActivity.useValue()
	const isNavigating = useNavigation().state !== 'idle'
	const busy = pending > 0 || isNavigating
	const [state, setState] = useState<BarState>('idle')
	const isFailed = state === 'failed'
	const bar = useRef<HTMLDivElement>(null)

	// A request that runs meanwhile does not end the failed state.
	useEffect(() => {
		if (isFailed) return
		if (busy) {
			const timer = setTimeout(() => setState('running'), BAR_THROTTLE_MS)
			return () => clearTimeout(timer)
		}
		setState((before) => (before === 'running' ? 'done' : before))
	}, [busy, isFailed])

	// A failure is shown even if the request was too short for the bar. The next failure begins the time again.
	useEffect(() => {
		if (failures === 0) return
		setState('failed')
		const timer = setTimeout(() => setState('idle'), BAR_FAILED_MS)
		return () => clearTimeout(timer)
	}, [failures])

	useEffect(() => {
		if (state !== 'done') return
		const timer = setTimeout(() => setState('idle'), BAR_END_MS)
		return () => clearTimeout(timer)
	}, [state])

	// The last element that enters the top layer is on top: above a dialog too.
	useEffect(() => {
		bar.current?.togglePopover?.(false)
		if (state !== 'idle') bar.current?.togglePopover?.(true)
	}, [state])

	return <div ref={bar} popover="manual" className="progress-bar no-print" data-state={state} aria-hidden="true" />
}
