import cluster, { type Worker } from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { type Env, localAddress } from '../env.ts'
import { openMergedMetrics } from './open-metrics.ts'

/** V8's young generation per worker, in megabytes. The default of 16 keeps 20 MB more per idle worker. */
const SEMI_SPACE_MB = 8
/** glibc's malloc arenas. By default nearly every thread has one, and none returns its memory. */
const MALLOC_ARENAS = '2'

/**
 * Starts one server process per worker behind one port, and replaces a worker that ends.
 *
 * @param notes for the operator, printed after the start
 */
export async function startWorkers(env: Env, notes: string[]): Promise<void> {
	const started = performance.now()
	let stopping = false
	let listening = 0
	const delayAfter = restartDelays()
	const startedAt = new Map<number, number>()
	cluster.setupPrimary({ execArgv: [...process.execArgv, `--max-semi-space-size=${SEMI_SPACE_MB}`] })
	const fork = () => startedAt.set(cluster.fork({ MALLOC_ARENA_MAX: MALLOC_ARENAS }).id, performance.now())
	// Rate limits are counted here for all workers.
	new RateLimiterClusterMaster()
	await openMergedMetrics(env)

	cluster.on('listening', (_, { port }) => {
		listening += 1
		if (listening === env.WORKERS) {
			console.log(`✓ ready at ${localAddress(env, port)} ${((performance.now() - started) / 1000).toFixed(1)} s`)
			for (const note of notes) console.log(note)
		}
		if (listening > env.WORKERS) console.log('✓ worker replaced')
	})
	cluster.on('exit', async (worker, code) => {
		const running = Object.keys(cluster.workers ?? {}).length
		if (stopping) return running === 0 && process.exit(0)
		// A worker that fails to start printed the reason, and the next one would fail too.
		if (listening < env.WORKERS) {
			stopAll('SIGKILL')
			process.exit(code || 1)
		}
		console.error(`A worker ended (${worker.process.signalCode ?? code}) and is replaced.`)
		const lived = performance.now() - (startedAt.get(worker.id) ?? 0)
		startedAt.delete(worker.id)
		await delay(delayAfter(lived))
		if (!stopping) fork()
	})
	const workers = () => Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker !== undefined)
	const stopAll = (signal: NodeJS.Signals) => {
		for (const worker of workers()) worker.process.kill(signal)
	}
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.on(signal, () => {
			if (stopping) return
			stopping = true
			stopAll('SIGTERM')
			// The last worker may have ended already.
			if (workers().length === 0) process.exit(0)
		})
	}
	for (let i = 0; i < env.WORKERS; i += 1) fork()
}

const FIRST_MS = 500
const LONGEST_MS = 16_000
/** A worker that lived longer did not fail for the same reason as the one before. */
const LIVED_MS = 60_000

/** Exponential backoff before a worker that ended is replaced. */
export function restartDelays(): (livedMs: number) => number {
	let next = FIRST_MS
	return (livedMs) => {
		const wait = livedMs > LIVED_MS ? FIRST_MS : next
		next = Math.min(wait * 2, LONGEST_MS)
		return wait
	}
}
