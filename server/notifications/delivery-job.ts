import type { Job } from '../jobs/start-jobs.ts'
import type { DeliveryWorker } from './delivery-worker.ts'

/** A new message leaves within a second. Looking reads two indexes. */
const CHECK_EVERY_MS = 1000

/** One round does not wait for slow receivers; the next one serves the others in the meantime. */
export const deliveryJob = (worker: DeliveryWorker): Job => ({
	nama: 'kotak-keluar',
	everyMs: CHECK_EVERY_MS,
	async run() {
		await worker.startDue()
		return undefined
	},
	stop: () => worker.stop(),
})
