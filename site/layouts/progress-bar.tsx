import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { requestActivity } from '../lib/navigation/request-activity.ts'

/** Requests shorter than this show no bar. */
const BAR_THROTTLE_MS = 200
/** A finished bar stays visible this long. */
const BAR_END_MS = 400
/** A failed bar is the only sign of a failure: 2 s, and its fading. */
const BAR_FAILED_MS = 2400

const looks = {
	idle: 'scale-x-0 bg-teal-600',
	running: 'scale-x-100 bg-teal-600 transition-[scale] duration-5000 ease-linear',
	done: 'scale-x-100 bg-teal-600 opacity-0 transition-opacity delay-100 duration-300 ease-[ease]',
	failed: 'scale-x-100 bg-igd opacity-0 transition-opacity delay-2000 duration-300 ease-[ease]',
}

export function ProgressBar() {
	const { pending, failures } = requestActivity.useValue()
	const isNavigating = useNavigation().state !== 'idle'
	const busy = pending > 0 || isNavigating
	const [state, setState] = useState<keyof typeof looks>('idle')
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

	return (
		<div
			ref={bar}
			popover="manual"
			data-state={state}
			aria-hidden="true"
			// `block`: a popover that is not open would not be displayed.
			className={`progress-bar no-print pointer-events-none fixed inset-x-0 top-0 bottom-auto z-60 m-0 block h-[3px] w-full origin-left border-0 p-0 ${looks[state]}`}
		/>
	)
}
