import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import './progress-bar.css'
import { requestActivity } from './request-activity.ts'

/** The bar takes this long from one side to the other; progress-bar.css has the same value. */
export const BAR_DURATION_MS = 5000
/** Requests shorter than this show no bar. */
export const BAR_THROTTLE_MS = 200
/** A finished bar stays visible this long. */
const BAR_END_MS = 400

type BarState = 'idle' | 'running' | 'done' | 'failed'

/** The thin bar at the top of the window while requests run. */
export function ProgressBar() {
	const requests = useSyncExternalStore(requestActivity.subscribe, requestActivity.pending, () => 0)
	const navigating = useNavigation().state !== 'idle'
	const busy = requests > 0 || navigating
	const [state, setState] = useState<BarState>('idle')

	useEffect(() => {
		if (busy) {
			const timer = setTimeout(() => setState('running'), BAR_THROTTLE_MS)
			return () => clearTimeout(timer)
		}
		setState((before) => {
			if (requestActivity.failed() && before !== 'idle') return 'failed'
			return before === 'running' ? 'done' : before
		})
	}, [busy])

	// A failure is shown even if the request was too short for the bar.
	useEffect(
		() =>
			requestActivity.subscribe(() => {
				if (requestActivity.pending() === 0 && requestActivity.failed()) setState('failed')
			}) as () => void,
		[],
	)

	useEffect(() => {
		if (state !== 'done' && state !== 'failed') return
		const timer = setTimeout(() => setState('idle'), BAR_END_MS)
		return () => clearTimeout(timer)
	}, [state])

	return <div className="progress-bar no-print" data-state={state} aria-hidden="true" />
}
