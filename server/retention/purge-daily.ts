import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { jamWib, tanggalWib } from '../../contract/tanggal.ts'
import { claimDailyTask, finishTask, releaseTask, renewTask } from './daily-task.ts'
import { type Purged, type PurgeOptions, purge } from './purge.ts'

const TASK = 'pembersihan'
/** In WIB, when traffic is low. A server that was off at night purges after its start. */
const QUIET_HOUR = 3
const CHECK_INTERVAL_MS = 10 * 60_000
/** Lets waiting writers proceed between two batches. */
const PAUSE_MS = 20

type DailyOptions = Omit<PurgeOptions, 'betweenBatches'> & { signal?: AbortSignal }

/** Purges once a day in one process; null when it is too early or another process has claimed the task. */
export async function purgeDaily({ signal, ...options }: DailyOptions): Promise<Purged | null> {
	const { database, now } = options
	if (jamWib(now()) < QUIET_HOUR) return null
	if (!(await claimDailyTask(database.db, TASK, tanggalWib(now()), now()))) return null
	const purged = await purge({
		...options,
		async betweenBatches() {
			await delay(PAUSE_MS)
			await renewTask(database.db, TASK, now())
			return signal?.aborted ?? false
		},
	})
	if (signal?.aborted) await releaseTask(database.db, TASK)
	else await finishTask(database.db, TASK, now())
	return purged
}

/** Checks at an interval whether today's purge is due. `stop` waits for a running purge. */
export function schedulePurge(options: Omit<DailyOptions, 'signal'>, log: Logger): { stop(): Promise<void> } {
	const stopping = new AbortController()
	let running = Promise.resolve()
	const check = async () => {
		try {
			const purged = await purgeDaily({ ...options, signal: stopping.signal })
			if (purged) log.info(purged, 'purge finished')
		} catch (error) {
			log.error({ err: error }, 'purge failed')
		}
	}
	const timer = setInterval(() => {
		running = running.then(check)
	}, CHECK_INTERVAL_MS).unref()
	return {
		async stop() {
			clearInterval(timer)
			stopping.abort()
			await running
		},
	}
}
