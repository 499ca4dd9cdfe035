import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connectDatabase } from '../database/connect.ts'
import { startThrowawayPostgres } from '../scripts/throwaway-postgres.mjs'
import {
	childrenOf,
	LOAD_CORE,
	onCore,
	pin,
	SERVER_CORE,
	type Server,
	startSite,
	withDescendants,
} from './start-servers.ts'
import { percentile } from './statistics.ts'
import { startVisitors, type Visitors } from './visitors.ts'

const SEED = 7
const FIRST = 200
const GROWTH = 1.5
const STEP_SECONDS = 20
const WARM_UP_SECONDS = 40
const MOST_P95_MS = 500
const MOST_FAILED = 0.01
/** An editor at work. */
const CHANGE_MS = 60_000

interface Setting {
	folder: string
	withPostgres: boolean
	/** Instead of growing: so many visitors for so many minutes. */
	soak?: { visitors: number; minutes: number }
}

/** How many browse at the same time until the 95th of 100 answers takes more than half a second. Prints tables. */
export async function measureVisitors({ folder, withPostgres, soak }: Setting): Promise<void> {
	const measure = async (database: string, databaseUrl: string, workers: number) => {
		const dataDir = join(folder, `${database}-${workers}`)
		const url = databaseUrl || `sqlite:${join(folder, `${database}-${workers}.db`)}`
		const oneCore = workers === 1
		const site = await startSite({ dataDir, databaseUrl: url, workers, command: oneCore ? onCore(SERVER_CORE) : [] })
		if (oneCore) pin(process.pid, LOAD_CORE)
		const visitors = startVisitors(site.url, SEED)
		const editing = editEveryMinute(url)
		console.log(
			`\n${database}, ${workers} ${oneCore ? 'worker on a core of its own' : 'workers, who share two cores with the visitors'}`,
		)
		if (soak) await watchMemory(site, visitors, soak)
		else await growUntilSlow(site, visitors)
		await editing.stop()
		await visitors.stop()
		await site.stop()
	}
	for (const workers of soak ? [2] : [1, 2]) {
		await measure('SQLite', '', workers)
		if (!withPostgres) continue
		const postgres = await startThrowawayPostgres(join(folder, `postgres-${workers}`), { durable: true })
		if (workers === 1) for (const pid of withDescendants(postgres.pid())) pin(pid, SERVER_CORE)
		await measure('PostgreSQL', postgres.url, workers)
		await postgres.stop()
	}
}

async function growUntilSlow(site: Server, visitors: Visitors) {
	console.log('| visitors | requests/s | p50 | p95 | failed | reservations | MB per worker |')
	console.log('| --: | --: | --: | --: | --: | --: | --: |')
	// The first visitors have every picture encoded.
	visitors.grow(FIRST)
	await delay(WARM_UP_SECONDS * 1000)
	for (let count = FIRST, isFast = true; isFast; count = Math.round(count * GROWTH)) {
		visitors.grow(count)
		await delay(STEP_SECONDS * 500)
		// The first half of a step is arrival.
		visitors.take()
		await delay(STEP_SECONDS * 500)
		const { taken, failed, reserved } = visitors.take()
		const p95 = percentile(taken, 0.95)
		isFast = p95 <= MOST_P95_MS && failed <= MOST_FAILED * taken.length
		const perSecond = Math.round(taken.length / (STEP_SECONDS / 2))
		const ms = [percentile(taken, 0.5), p95].map((value) => `${value.toFixed(0)} ms`)
		console.log(`| ${[count, perSecond, ...ms, failed, reserved, memoryOf(site).join(', ')].join(' | ')} |`)
	}
}

async function watchMemory(
	site: Server,
	visitors: Visitors,
	{ visitors: count, minutes }: { visitors: number; minutes: number },
) {
	visitors.grow(count)
	const seen: { minute: number; mb: number }[] = []
	console.log('| minute | p95 | failed | MB per worker |\n| --: | --: | --: | --: |')
	for (let minute = 1; minute <= minutes; minute += 1) {
		await delay(60_000)
		const { taken, failed } = visitors.take()
		const memory = memoryOf(site)
		seen.push({ minute, mb: Math.max(...memory) })
		console.log(`| ${[minute, `${percentile(taken, 0.95).toFixed(0)} ms`, failed, memory.join(', ')].join(' | ')} |`)
	}
	const later = seen.slice(seen.length / 2)
	console.log(`Second half: ${(slopeOf(later) * 60).toFixed(1)} MB per hour and worker.`)
}

/** Of the line that fits best: megabytes per minute. */
function slopeOf(seen: { minute: number; mb: number }[]): number {
	const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
	const [minute, mb] = [mean(seen.map((one) => one.minute)), mean(seen.map((one) => one.mb))]
	const spread = mean(seen.map((one) => (one.minute - minute) ** 2))
	return mean(seen.map((one) => (one.minute - minute) * (one.mb - mb))) / spread
}

function memoryOf({ pid }: Server): number[] {
	const workers = childrenOf(pid)
	return (workers.length > 0 ? workers : [pid]).map((worker) => {
		const [, kb] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${worker}/status`, 'utf8')) ?? []
		return Math.round((Number(kb) * 1024) / 1e6)
	})
}

/** Each change empties the response cache. */
function editEveryMinute(databaseUrl: string) {
	const database = connectDatabase(databaseUrl)
	const timer = setInterval(async () => {
		await database.db
			.updateTable('layanan')
			.set({ nama: `IGD 24 Jam ${Date.now() % 1000}` })
			.where('uri', '=', 'igd-24-jam')
			.execute()
	}, CHANGE_MS)
	return {
		async stop() {
			clearInterval(timer)
			await database.close()
		},
	}
}
