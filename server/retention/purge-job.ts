import { setTimeout as delay } from 'node:timers/promises'
import { dailyJob } from '../jobs/daily-job.ts'
import type { Job } from '../jobs/start-jobs.ts'
import { type PurgeOptions, purge } from './purge.ts'

/** In WIB, when traffic is low. */
const QUIET_HOUR = 3
const CHECK_EVERY_MS = 10 * 60_000
/** Lets waiting writers proceed between two batches. */
const PAUSE_MS = 20

export const purgeJob = (options: Omit<PurgeOptions, 'betweenBatches'>): Job =>
	dailyJob({
		nama: 'pembersihan',
		everyMs: CHECK_EVERY_MS,
		db: options.database.db,
		now: options.now,
		hour: () => QUIET_HOUR,
		run: ({ signal, renew }) =>
			purge({
				...options,
				async betweenBatches() {
					await delay(PAUSE_MS)
					await renew()
					return signal.aborted
				},
			}),
	})
