import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { jamWib, tanggalWib } from '../../contract/tanggal.ts'
import { claimDailyTask, finishTask, releaseTask, showTaskAtWork } from './daily-task.ts'
import { type Purged, type PurgeOptions, purge } from './purge.ts'

const TASK = 'pembersihan'
/** From then on in WIB: hardly anybody is awake. A server that was off at night does it when it is on again. */
const QUIET_HOUR = 3
const LOOK_EVERY_MS = 10 * 60_000
/** Long enough for whoever waits to write. */
const PAUSE_MS = 20

type DailyOptions = Omit<PurgeOptions, 'betweenBatches'> & { signal?: AbortSignal }

/** Purges once a day, in one process of however many there are; null when it is not for this one to do now. */
export async function purgeDaily({ signal, ...options }: DailyOptions): Promise<Purged | null> {
	const { database, now } = options
	if (jamWib(now()) < QUIET_HOUR) return null
	if (!(await claimDailyTask(database.db, TASK, tanggalWib(now()), now()))) return null
	const purged = await purge({
		...options,
		async betweenBatches() {
			await delay(PAUSE_MS)
			await showTaskAtWork(database.db, TASK, now())
			return signal?.aborted ?? false
		},
	})
	if (signal?.aborted) await releaseTask(database.db, TASK)
	else await finishTask(database.db, TASK, now())
	return purged
}

/** Looks now and then whether today's purge is due. Stopping waits for what is under way. */
export function schedulePurge(options: Omit<DailyOptions, 'signal'>, log: Logger): { stop(): Promise<void> } {
	const stopping = new AbortController()
	let running = Promise.resolve()
	const look = async () => {
		try {
			const purged = await purgeDaily({ ...options, signal: stopping.signal })
			if (purged) log.info(purged, 'purged what was kept long enough')
		} catch (error) {
			log.error({ err: error }, 'purge failed')
		}
	}
	const timer = setInterval(() => {
		running = running.then(look)
	}, LOOK_EVERY_MS).unref()
	return {
		async stop() {
			clearInterval(timer)
			stopping.abort()
			await running
		},
	}
}
