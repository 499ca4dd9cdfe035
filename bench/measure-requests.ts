import type { Case } from './cases.ts'
import { fetchResponse } from './fetch-response.ts'
import type { Row } from './results.ts'
import { type Load, runWrk } from './run-wrk.ts'
import { type BareServer, LOAD_CORE, onCore } from './start-servers.ts'
import { medianLoad } from './statistics.ts'

export interface Pace {
	seconds: number
	rounds: number
	connections: number
}

/** V8 optimises the hot path within this time. */
const WARM_UP_SECONDS = 6

/** Measures one case at the site and, in turns, at the bare server with the same bytes. */
export async function measureCase(
	site: string,
	each: Case,
	bare: BareServer,
	pace: Pace,
): Promise<Omit<Row, 'database'>> {
	const url = site + each.path
	// The first response may be encoded and compressed while it is sent; the second is the usual one.
	await fetchResponse(url, each.headers)
	const response = await fetchResponse(url, each.headers)
	if (response.status !== 200) throw new Error(`${each.path} got ${response.status}.`)
	await bare.respondWith(response)
	const wrk = (address: string, seconds: number) =>
		runWrk({ url: address, headers: each.headers, seconds, connections: pace.connections, command: onCore(LOAD_CORE) })
	await wrk(url, WARM_UP_SECONDS)
	const { ours, bare: theirs } = await inTurns(
		pace.rounds,
		() => wrk(url, pace.seconds),
		() => wrk(bare.url, pace.seconds),
	)
	return { what: each.what, bytes: response.body.length, ours, bare: theirs }
}

/** Takes turns and the median of each, so that other work on the machine slows both alike. */
export async function inTurns(
	rounds: number,
	runOurs: () => Promise<Load>,
	runBare: () => Promise<Load>,
): Promise<{ ours: Load; bare: Load }> {
	const ours: Load[] = []
	const bare: Load[] = []
	for (let round = 0; round < rounds; round += 1) {
		ours.push(await runOurs())
		bare.push(await runBare())
	}
	return { ours: medianLoad(ours), bare: medianLoad(bare) }
}
