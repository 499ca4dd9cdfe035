import { API_LIST_CACHED, API_LIST_UNCACHED, HOME_CACHED, HOME_RENDERED } from './cases.ts'
import type { Scores } from './lighthouse-report.ts'
import { RESERVASI } from './measure-reservasi.ts'
import type { Results } from './results.ts'

export interface Goal {
	what: string
	wanted: string
	measured: string
	met: boolean
}

/** A call may take this many times as long in a hospital a hundred times as large. */
export const MAX_GROWTH = 2

/** Judges the figures of `npm run bench`, of SQLite alone. */
export function judgeGoals({ rows, idle }: Results): Goal[] {
	const row = (what: string) => rows.find((each) => each.what === what && each.database !== 'PostgreSQL')
	const perSecond = (what: string) => row(what)?.ours.perSecond ?? 0
	const ofBare = (what: string) => perSecond(what) / (row(what)?.bare?.perSecond ?? 1)
	return [
		atLeast(`${HOME_CACHED}, of the bare server`, 0.75, ofBare(HOME_CACHED)),
		atLeast(`${API_LIST_CACHED}, of the bare server`, 0.85, ofBare(API_LIST_CACHED)),
		atLeast(`${HOME_RENDERED}, on one core`, 120, perSecond(HOME_RENDERED), '/s'),
		atLeast(`${API_LIST_UNCACHED}, of the bare server`, 0.08, ofBare(API_LIST_UNCACHED)),
		atLeast(RESERVASI, 400, perSecond(RESERVASI), '/s'),
		atMost('memory of an idle worker', 170, Math.max(...idle.workers.map(({ resident }) => resident)), ' MB'),
	]
}

/** Judges one page of `npm run bench -- --lighthouse`. */
export function judgeLighthouse({ performance, accessibility, bestPractices, seo, cls }: Scores): Goal[] {
	return [
		atLeast('performance', 93, performance),
		atLeast('accessibility', 100, accessibility),
		atLeast('best practices', 100, bestPractices),
		atLeast('SEO', 100, seo),
		atMost('CLS', 0, Number(cls.toFixed(3))),
	]
}

const atLeast = (what: string, wanted: number, measured: number, unit = ''): Goal => ({
	what,
	wanted: `≥ ${wanted}${unit}`,
	measured: `${round(measured)}${unit}`,
	met: measured >= wanted,
})

const atMost = (what: string, wanted: number, measured: number, unit = ''): Goal => ({
	what,
	wanted: `≤ ${wanted}${unit}`,
	measured: `${round(measured)}${unit}`,
	met: measured <= wanted,
})

const round = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2))
