import type { Load } from './run-wrk.ts'

/** The smallest value that this part of the values does not exceed. */
export function percentile(values: number[], part: number): number {
	const sorted = values.toSorted((a, b) => a - b)
	return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN
}

/** Of an even number of values, the mean of the two in the middle. */
export function median(values: number[]): number {
	const sorted = values.toSorted((a, b) => a - b)
	const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
	return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

export const medianLoad = (rounds: Load[]): Load => ({
	perSecond: median(rounds.map(({ perSecond }) => perSecond)),
	p50: median(rounds.map(({ p50 }) => p50)),
	p99: median(rounds.map(({ p99 }) => p99)),
})
