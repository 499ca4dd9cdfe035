import { Agent, request } from 'node:http'
import { boundOf, type Fault } from './fault.ts'
import { residentMb } from './flood-bodies.ts'
import { expectRecovery } from './recovery.ts'
import { underLoad, type World } from './under-load.ts'

const ROUNDS = { short: 1, long: 5 }
const AT_ONCE = 600
const REQUESTS = { short: 800, long: 8000 }
const MAX_GROWTH_MB = 250
/** Every request gets an answer. On a loaded machine, the last of a flood waits long for its 503. */
const PATIENCE_MS = 60_000
/** Far below what a prober waits, on a machine that does other things too. */
const SMALL_ANSWER_MS = { short: 10_000, long: 5000 }

/** More pages are requested than can be rendered: some get 503; memory, health checks and cached pages are not affected. */
export const overload: Fault = {
	name: 'more requests than can be answered',
	databases: ['sqlite'],
	run: (run) =>
		// The flood comes from one address.
		underLoad(run, { clients: 2, pauseMs: 50, env: { RATE_LIMITS: '0' } }, async (world) => {
			const form = run.long ? 'long' : 'short'
			await (await fetch(`${world.site.url}/layanan`)).text()
			const before = residentMb(world.site.pid)
			let highest = before
			const measuring = setInterval(() => {
				highest = Math.max(highest, residentMb(world.site.pid))
			}, 50)
			for (let round = 0; round < ROUNDS[form]; round += 1) {
				const statuses = await flood(world, REQUESTS[form])
				const { 200: answered = 0, 503: putOff = 0, ...others } = statuses
				world.expect(Object.keys(others).length === 0, `answers under overload: ${JSON.stringify(statuses)}`)
				world.expect(answered > 0 && putOff > 0, `${answered} pages were rendered, ${putOff} put off`)
			}
			clearInterval(measuring)
			world.expect(highest - before < MAX_GROWTH_MB, `the site grew from ${before} to ${highest} MB`)
			await expectRecovery(world, 'the overload')
			return ROUNDS[form]
		}),
}

async function flood(world: World, count: number): Promise<Record<number, number>> {
	const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
	const statuses: Record<number, number> = {}
	let next = 0
	const ask = (path: string, through = agent) =>
		new Promise<number>((resolve) => {
			const sent = request(new URL(path, world.site.url), { agent: through, timeout: PATIENCE_MS }, (response) => {
				const { statusCode = 0, headers } = response
				if (statusCode === 503) world.expect(Number(headers['retry-after']) > 0, `${path}: 503 without Retry-After`)
				response.resume().on('close', () => resolve(statusCode))
			})
			sent.on('timeout', () => sent.destroy())
			sent.on('error', () => resolve(0)).end()
		})
	let over = false
	const apart = new Agent({ keepAlive: true })
	await ask('/healthz', apart)
	const others = (async () => {
		while (!over) {
			for (const path of ['/healthz', '/layanan']) {
				const began = performance.now()
				const status = await ask(path, apart)
				const took = Math.round(performance.now() - began)
				world.expect(
					status === 200 && took < boundOf(world.run, SMALL_ANSWER_MS),
					`${path}: ${status} after ${took} ms under overload`,
				)
			}
		}
		apart.destroy()
	})()
	const asking = Array.from({ length: AT_ONCE }, async () => {
		while (next < count) {
			const number = next++
			const status = await ask(`/pencarian?cari=${world.random.below(1e9)}-${number}`)
			statuses[status] = (statuses[status] ?? 0) + 1
		}
	})
	await Promise.all(asking)
	over = true
	await others
	agent.destroy()
	return statuses
}
