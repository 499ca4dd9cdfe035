import { readFileSync } from 'node:fs'
import type { Load } from './run-wrk.ts'
import { withDescendants } from './start-servers.ts'

const TICKS_PER_SECOND = 100

/** How long the process and those it started have been at work. */
export function cpuSeconds(pid: number): number {
	const ticks = withDescendants(pid).map((each) => {
		// The name before the closing bracket may hold anything.
		const fields = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
		return Number(fields[11]) + Number(fields[12])
	})
	return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND
}

/** Adds how much was answered in a second that the server was at work: true also where others were at work beside it. */
export async function withWork(pid: number, seconds: number, run: () => Promise<Load>): Promise<Load> {
	const before = cpuSeconds(pid)
	const load = await run()
	return { ...load, perCpuSecond: (load.perSecond * seconds) / (cpuSeconds(pid) - before) }
}
