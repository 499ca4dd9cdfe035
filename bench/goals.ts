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

/** 120 pages per second on the machine where the goal was set, whose bare server answers 64,000 requests per second. */
const RENDERED_OF_BARE = 0.0019

/** Judges the figures of `npm run bench`, of SQLite alone. */
export function judgeGoals({ rows, idle }: Results): Goal[] {
	const row = (what: string) => rows.find((each) => each.what === what && each.database !== 'PostgreSQL')
	const perSecond = (what: string) => row(what)?.ours.perSecond ?? 0
	const ofBare = (what: string) => perSecond(what) / (row(what)?.bare?.perSecond ?? 1)
	return [
		atLeast(`${HOME_CACHED}, of the bare server`, 0.75, ofBare(HOME_CACHED)),
		atLeast(`${API_LIST_CACHED}, of the bare server`, 0.85, ofBare(API_LIST_CACHED)),
		atLeast(`${HOME_RENDERED}, of the bare server`, RENDERED_OF_BARE, ofBare(HOME_RENDERED)),
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

const round = (value: number) => {
	if (value >= 100) return value.toFixed(0)
	return value > 0 && value < 0.01 ? value.toFixed(4) : value.toFixed(2)
}
