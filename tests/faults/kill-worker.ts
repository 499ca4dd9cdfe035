import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Fault } from './fault.ts'
import { underLoad, type World } from './under-load.ts'

const KILLS = { short: 1, long: 10 }
const WORKERS = 2
const READERS = 4
const REPLACED_MS = 25_000
/** A connection that was just being handed to the process that died is never answered. */
const UNANSWERED_MS = 8000

/** One process of several dies: only who spoke with it notices, and another takes its place. */
export const killWorker: Fault = {
	name: 'worker killed (-9)',
	databases: ['sqlite', 'postgres'],
	short: ['sqlite'],
	run: (run) =>
		underLoad(run, { env: { WORKERS: String(WORKERS) }, clients: 3, pauseMs: 10 }, async (world) => {
			const kills = KILLS[run.long ? 'long' : 'short']
			const pages = readPages(world)
			for (let kill = 0; kill < kills; kill += 1) {
				await world.load.more(20)
				process.kill(world.random.pick(workerIds(world.site.pid)), 'SIGKILL')
				await untilReplaced(world, kill + 1)
			}
			const { failed, read } = await pages.stop()
			world.expect(failed <= kills * READERS, `${failed} of ${read} pages failed although ${kills} workers were killed`)
			world.expect(read > failed * 2, `only ${read - failed} pages were read meanwhile`)
			return kills
		}),
}

async function untilReplaced({ site, expect }: World, kills: number) {
	const replaced = () => site.output().match(/worker replaced/g)?.length ?? 0
	const deadline = performance.now() + REPLACED_MS
	while (replaced() < kills && performance.now() < deadline) await delay(50)
	expect(replaced() >= kills, `the worker was not replaced within ${REPLACED_MS / 1000} s`)
}

const workerIds = (pid: number) =>
	readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** Visitors who read, each page by a connection of its own, so that every worker is asked. */
function readPages({ site, expect }: World) {
	let stopped = false
	let read = 0
	let failed = 0
	const reading = Array.from({ length: READERS }, async () => {
		while (!stopped) {
			read += 1
			const page = fetch(`${site.url}/layanan`, {
				headers: { connection: 'close' },
				signal: AbortSignal.timeout(UNANSWERED_MS),
			})
			const status = await page
				.then(async (response) => {
					await response.text()
					return response.status
				})
				.catch(() => 0)
			if (status === 0) failed += 1
			else expect(status === 200, `/layanan answers ${status} while a worker is replaced`)
			await delay(20)
		}
	})
	return {
		async stop() {
			stopped = true
			await Promise.all(reading)
			return { read, failed }
		},
	}
}
