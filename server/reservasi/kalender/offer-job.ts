import type { Database } from '../../../database/connect.ts'
import type { Job } from '../../jobs/start-jobs.ts'
import { askWaitingOfClosedDays } from './ask-waiting.ts'
import { offerFreePlaces } from './offer-places.ts'

const EVERY_MS = 2000

/** Serves the waiting list: offers free places, and asks who waits for a closed day to choose another one. */
export const offerJob = (database: Database, now: () => number): Job => ({
	nama: 'daftar-tunggu',
	everyMs: EVERY_MS,
	async run() {
		await offerFreePlaces(database, now())
		await askWaitingOfClosedDays(database, now())
		return undefined
	},
})
