import { useEffect, useState } from 'react'

/** Counts down to a moment by the clock, so it is right after the phone slept. */
export function useSecondsLeft(endsAt: number): number {
	const [now, setNow] = useState(Date.now)
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), 1000)
		return () => clearInterval(timer)
	}, [])
	return Math.max(0, Math.ceil((endsAt - now) / 1000))
}

/** `14:05` */
export const formatSisa = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
