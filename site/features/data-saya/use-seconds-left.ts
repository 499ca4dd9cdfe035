import { useEffect, useState } from 'react'

const secondsUntil = (endsAt: number) => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))

/** Counts down to a moment by the clock, so it is right after the phone slept. */
export function useSecondsLeft(endsAt: number): number {
	const [left, setLeft] = useState(() => secondsUntil(endsAt))
	useEffect(() => {
		const timer = setInterval(() => {
			const seconds = secondsUntil(endsAt)
			setLeft(seconds)
			if (seconds === 0) clearInterval(timer)
		}, 1000)
		return () => clearInterval(timer)
	}, [endsAt])
	return left
}

/** `14:05` */
export const formatSisa = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
