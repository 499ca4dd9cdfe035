import cluster, { type Worker } from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import type { Env } from '../env.ts'
import { restartDelays } from './restart-delays.ts'

/**
 * A worker's space for what is young, in megabytes. V8 takes more than twice as much and gives nothing back at rest;
 * left to itself it chooses 16. What each of these saves, and what it costs: docs/decisions/0022.
 */
const SEMI_SPACE_MB = 8
/** The C library makes a heap for nearly every thread, and each keeps what it once needed. */
const C_HEAPS = '2'

/** One server process per worker behind one port; each has what it needs, and none knows of the others. */
export function startWorkers(env: Env, compileCache: string): void {
	const started = performance.now()
	let stopping = false
	let listening = 0
	const delayAfter = restartDelays()
	const startedAt = new Map<number, number>()
	cluster.setupPrimary({ execArgv: [...process.execArgv, `--max-semi-space-size=${SEMI_SPACE_MB}`] })
	// Told before its first file, a worker finds that one compiled too: else it loads a compiler for it, and keeps it.
	const surroundings = { NODE_COMPILE_CACHE: compileCache, MALLOC_ARENA_MAX: C_HEAPS }
	const fork = () => startedAt.set(cluster.fork(surroundings).id, performance.now())
	// Counts what each address did, for all workers.
	new RateLimiterClusterMaster()

	cluster.on('listening', (_, { port }) => {
		listening += 1
		if (listening === env.WORKERS)
			console.log(`✓ ready at http://localhost:${port} ${((performance.now() - started) / 1000).toFixed(1)} s`)
		if (listening > env.WORKERS) console.log('✓ worker replaced')
	})
	cluster.on('exit', async (worker, code) => {
		const running = Object.keys(cluster.workers ?? {}).length
		if (stopping) return running === 0 && process.exit(0)
		// It said why: the next one would end just so.
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
			// The last one may just have ended by itself.
			if (workers().length === 0) process.exit(0)
		})
	}
	for (let i = 0; i < env.WORKERS; i += 1) fork()
}
