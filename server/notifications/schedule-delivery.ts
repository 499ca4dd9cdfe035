import type { Logger } from 'pino'
import type { Database } from '../../database/connect.ts'
import type { DeliveryOptions } from './deliver.ts'
import { createDeliveryWorker } from './delivery-worker.ts'
import { planDaily } from './plan-daily.ts'

/** A new message leaves within a second. The query reads one index. */
const CHECK_EVERY_MS = 1000
const PLAN_EVERY_MS = 60_000

interface ScheduleOptions extends Omit<DeliveryOptions, 'db'> {
	database: Database
}

/**
 * Runs in every process; a lease decides which one sends a message. Stores whether e-mail can be sent, because the
 * transactions that record events do not know SMTP_URL.
 */
export async function scheduleDelivery(options: ScheduleOptions, log: Logger): Promise<{ stop(): Promise<void> }> {
	const { database, mailer, now } = options
	await database.db
		.updateTable('notifikasi')
		.set({ surelTersedia: mailer ? 1 : 0 })
		.execute()
	const worker = createDeliveryWorker({ ...options, log })
	const orLog = (work: Promise<void>) => work.catch((error) => log.error({ err: error }, 'delivery failed'))
	let planned: Promise<unknown> = Promise.resolve()
	const plan = () => {
		planned = orLog(planDaily(database.db, now()))
	}
	// One round waits for slow receivers; the next one serves the others in the meantime.
	const timer = setInterval(() => void orLog(worker.deliverDue()), CHECK_EVERY_MS).unref()
	const daily = setInterval(plan, PLAN_EVERY_MS).unref()
	plan()
	return {
		async stop() {
			clearInterval(timer)
			clearInterval(daily)
			await planned
			await worker.stop()
		},
	}
}
