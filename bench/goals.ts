import { HOME_CACHED } from './cases.ts'
import type { Scores } from './lighthouse-report.ts'
import type { Results } from './results.ts'

export interface Goal {
	what: string
	wanted: string
	measured: string
	met: boolean
}

/** A call may take this many times as long in a hospital a hundred times as large. */
export const MAX_GROWTH = 2

/** Of Lighthouse's performance on a phone. */
export const MIN_PHONE_SCORE = 95

/** Milliseconds of blocking time on a phone, with the slowdown that is calibrated to the machine. */
export const MAX_PHONE_TBT = 200

/** Judges the figures of `npm run bench`: what visitors feel, and what a machine has to hold. */
export function judgeGoals({ rows, idle }: Results): Goal[] {
	const home = rows.find(({ what }) => what === HOME_CACHED)
	return [
		atLeast(`${HOME_CACHED}, of the bare server`, 0.65, home ? home.ours.perSecond / home.bare.perSecond : 0),
		atMost('memory of an idle worker', 170, Math.max(...idle.workers.map(({ resident }) => resident)), ' MB'),
	]
}

/** Judges one page of `npm run bench -- --lighthouse`. */
export function judgeLighthouse({ performance, accessibility, bestPractices, seo, cls, tbt }: Scores): Goal[] {
	return [
		atLeast('performance', MIN_PHONE_SCORE, performance),
		atLeast('accessibility', 100, accessibility),
		atLeast('best practices', 100, bestPractices),
		atLeast('SEO', 100, seo),
		atMost('CLS', 0, Number(cls.toFixed(3))),
		atMost('blocking time', MAX_PHONE_TBT, tbt, ' ms'),
	]
}

const atLeast = (what: string, wanted: number, measured: number): Goal => ({
	what,
	wanted: `≥ ${wanted}`,
	measured: round(measured),
	met: measured >= wanted,
})

const atMost = (what: string, wanted: number, measured: number, unit = ''): Goal => ({
	what,
	wanted: `≤ ${wanted}${unit}`,
	measured: `${round(measured)}${unit}`,
	met: measured <= wanted,
})

const round = (value: number) => value.toFixed(value >= 100 ? 0 : 2)
