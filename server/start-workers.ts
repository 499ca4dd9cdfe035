import cluster, { type Worker } from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import type { Env } from './env.ts'

/** A worker that ends by itself is followed by another, not at once: what ended it may last. */
const RESTART_AFTER_MS = 500

/** One server process per worker behind one port; each has what it needs, and none knows of the others. */
export function startWorkers(env: Env): void {
	const started = performance.now()
	let stopping = false
	let listening = 0
	// Counts what each address did, for all workers.
	new RateLimiterClusterMaster()

	cluster.on('listening', (_, { port }) => {
		listening += 1
		if (listening === env.WORKERS)
			console.log(`✓ ready at http://localhost:${port} ${((performance.now() - started) / 1000).toFixed(1)} s`)
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
		await delay(RESTART_AFTER_MS)
		if (!stopping) cluster.fork()
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
		})
	}
	for (let i = 0; i < env.WORKERS; i += 1) cluster.fork()
}
