import { HOME_KEPT, HOME_RENDERED, READ_CALLS } from './cases.ts'
import { RESERVASI } from './measure-reservasi.ts'
import type { Results } from './results.ts'

export interface Goal {
	what: string
	wanted: string
	measured: string
	met: boolean
}

/** What is promised, held against what was measured on SQLite. */
export function judgeGoals({ rows, behindNginx, workers, idle }: Results): Goal[] {
	const row = (what: string) => rows.find((each) => each.what === what && each.database !== 'PostgreSQL')
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
	const ofBare = (what: string, wanted: number) => {
		const { ours, bare } = row(what) ?? {}
		return atLeast(`${what}, of the bare server`, wanted, (ours?.perSecond ?? 0) / (bare?.perSecond ?? 1))
	}
	const home = row(HOME_RENDERED)?.ours
	return [
		ofBare(HOME_KEPT, 0.8),
		// Two workers' cores would be full only with a load generator elsewhere: what they do in a second of work counts.
		atLeast(
			'two workers with a core each, of one',
			1.7,
			(2 * (workers.two.perCpuSecond ?? 0)) / (workers.one.perCpuSecond ?? 1),
		),
		atLeast(HOME_RENDERED, 250, home?.perSecond ?? 0, '/s'),
		atMost(`${HOME_RENDERED}, p99 of p50`, 10, (home?.p99 ?? Number.NaN) / (home?.p50 ?? 1), ' ×'),
		...READ_CALLS.map((what) => ofBare(what, 0.35)),
		atLeast(RESERVASI, 400, row(RESERVASI)?.ours.perSecond ?? 0, '/s'),
		...(behindNginx?.nginx
			? [atLeast(`${behindNginx.what}, of a file`, 0.6, behindNginx.ours.perSecond / behindNginx.nginx.perSecond)]
			: []),
		atMost('memory of a worker at rest', 160, Math.max(...idle.workers.map(({ resident }) => resident)), ' MB'),
		atMost('second npm start until ready', 2, idle.secondStartSeconds, ' s'),
	]
}

const round = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2))
