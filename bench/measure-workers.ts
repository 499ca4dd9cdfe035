import { ask } from './ask.ts'
import { PACKED } from './cases.ts'
import { withWork } from './cpu-seconds.ts'
import type { Pace } from './measure-requests.ts'
import type { Workers } from './results.ts'
import { type Load, runWrk } from './run-wrk.ts'
import { startBare, startSite } from './start-servers.ts'
import { medianLoad } from './statistics.ts'

/** The kept home page with two workers, one, and the bare server, on all cores, together with the load generator. */
export async function measureWorkers(dataDir: string, { seconds, rounds, connections }: Pace): Promise<Workers> {
	const two = await startSite({ dataDir, workers: 2 })
	const one = await startSite({ dataDir, workers: 1 })
	const bare = await startBare()
	// Each connection goes to another worker, and each worker has to have made the page.
	for (const { url } of [two, one, two, one]) await ask(`${url}/`, PACKED)
	await bare.answerWith(await ask(`${one.url}/`, PACKED))

	const servers = { two, one, bare }
	const measured: Record<keyof Workers, Load[]> = { two: [], one: [], bare: [] }
	// The first round is not counted: each has to be compiled, and two workers take twice as long for that.
	for (let round = 0; round <= rounds; round += 1)
		for (const [name, { url, pid }] of Object.entries(servers) as [keyof Workers, typeof bare][]) {
			const run = () => runWrk({ url, headers: PACKED, seconds, connections })
			const load = await withWork(pid, seconds, run)
			if (round > 0) measured[name].push(load)
		}
	for (const server of Object.values(servers)) await server.stop()
	return { two: medianLoad(measured.two), one: medianLoad(measured.one), bare: medianLoad(measured.bare) }
}
