import { type Answer, ask } from './ask.ts'
import type { Case } from './cases.ts'
import { withWork } from './cpu-seconds.ts'
import type { Row } from './results.ts'
import { type Load, runWrk } from './run-wrk.ts'
import { type BareServer, type FileNginx, LOAD_CORE, onCore } from './start-servers.ts'
import { medianLoad } from './statistics.ts'

export interface Pace {
	seconds: number
	rounds: number
	connections: number
}

export interface Address {
	url: string
	pid: number
}

export interface Others {
	bare: BareServer
	nginx: FileNginx | null
}

const WARM_UP_SECONDS = 1

/** One kind of request, in turns at the site and at the others, who have the same bytes. */
export async function measureCase(
	site: Address,
	each: Case,
	others: Others,
	pace: Pace,
): Promise<Omit<Row, 'database'>> {
	const url = site.url + each.path
	// The first encodes or packs; the one that is kept is the second.
	await ask(url, each.headers)
	const answer = await ask(url, each.headers)
	if (answer.status !== 200) throw new Error(`${each.path} was answered with ${answer.status}.`)
	const run = wrk({ ...site, url }, each.headers, pace)
	// What takes a long way through our code has to be compiled first.
	if (each.reads || pace.rounds > 1) await wrk({ ...site, url }, each.headers, { ...pace, seconds: WARM_UP_SECONDS })()
	const { ours, bare, nginx } = await inTurns(pace, {
		ours: run,
		...(await atOthers(answer, each.headers, others, pace)),
	})
	return { what: each.what, bytes: answer.body.length, ours: ours as Load, bare, nginx }
}

async function atOthers(answer: Answer, headers: Case['headers'], { bare, nginx }: Others, pace: Pace) {
	await bare.answerWith(answer)
	return {
		bare: wrk(bare, headers, pace),
		...(nginx && { nginx: wrk({ ...nginx, url: nginx.place(answer) }, headers, pace) }),
	}
}

const wrk =
	({ url, pid }: Address, headers: Case['headers'], { seconds, connections }: Pace) =>
	() =>
		withWork(pid, seconds, () => runWrk({ url, headers, seconds, connections, command: onCore(LOAD_CORE) }))

/** A B C A B C, and of each the median: what else the machine does falls on all alike. */
export async function inTurns<Name extends string>(
	{ rounds }: Pace,
	runs: { [name in Name]?: () => Promise<Load> },
): Promise<{ [name in Name]?: Load }> {
	const names = Object.keys(runs) as Name[]
	const loads = new Map<Name, Load[]>(names.map((name) => [name, []]))
	for (let round = 0; round < rounds; round += 1)
		for (const name of names) loads.get(name)?.push((await runs[name]?.()) as Load)
	return Object.fromEntries([...loads].map(([name, all]) => [name, medianLoad(all)])) as { [name in Name]?: Load }
}
