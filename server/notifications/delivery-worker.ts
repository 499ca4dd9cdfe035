import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../../database/connect.ts'
import type { Job } from '../jobs/start-jobs.ts'
import { type DeliveryOptions, deliver } from './deliver.ts'
import { fillOutbox } from './fill-outbox.ts'
import { DeliveryError, type OutboxRow } from './outbox.ts'

/** Longer than one delivery can take. After a crash the message is due again when it ends. */
const LEASE_MS = 2 * 60_000
/** A message that has been due for longer than this would confuse its reader. */
const EXPIRED_MS = 7 * 86_400_000
/** How long a stopping process waits for messages that are being sent. */
const STOP_GRACE_MS = 5000

export interface DeliveryWorker {
	/** Reads new events and begins to send everything that is due. */
	startDue(): Promise<void>
	/** The same, and resolves when everything is sent. */
	deliverDue(): Promise<void>
	/** Lets running deliveries finish for a few seconds, then gives them back. */
	stop(): Promise<void>
}

interface WorkerOptions extends Omit<DeliveryOptions, 'db'> {
	database: Database
	log: Logger
}

/** The mail server, or one webhook. Each is served one message at a time: a hanging one does not delay the others. */
type Destination = Pick<OutboxRow, 'saluran' | 'webhookId'>

/**
 * Delivers the outbox. Several workers on one database share the work: each claims a message with a lease before it
 * sends it.
 */
export function createDeliveryWorker({ database, log, ...options }: WorkerOptions): DeliveryWorker {
	const { db, kind } = database
	const { now, mailer } = options
	const stopping = new AbortController()
	const running = new Map<string, Promise<void>>()
	let isStopping = false
	let hasExpired = false
	let looking: Promise<void> | undefined

	async function startDue(): Promise<void> {
		// One look-up at a time: those of a hanging database would take all its connections.
		looking ??= look().finally(() => {
			looking = undefined
		})
		await looking
	}

	async function look(): Promise<void> {
		await fillOutbox(database, now())
		if (!hasExpired) await expireOld()
		hasExpired = true
		for (const destination of await dueDestinations()) {
			const key = destination.webhookId ?? destination.saluran
			if (isStopping || running.has(key)) continue
			running.set(
				key,
				drain(destination).finally(() => running.delete(key)),
			)
		}
	}

	const due = () =>
		db
			.selectFrom('kotakKeluar')
			.where('status', '=', 'menunggu')
			.where('berikutAt', '<=', now())
			.$if(mailer === null, (query) => query.where('saluran', '!=', 'surel'))

	const dueDestinations = (): Promise<Destination[]> => due().select(['saluran', 'webhookId']).distinct().execute()

	async function drain(destination: Destination): Promise<void> {
		while (!isStopping) {
			const row = await claim(destination)
			if (!row) return
			await attempt(row)
		}
	}

	/** Moves the time at which the message is due ahead: until then no other worker takes it. */
	async function claim({ saluran, webhookId }: Destination): Promise<OutboxRow | undefined> {
		const next = due()
			.select('id')
			.where('saluran', '=', saluran)
			.$if(webhookId !== null, (query) => query.where('webhookId', '=', webhookId))
			.orderBy('berikutAt')
			.orderBy('id')
			.limit(1)
			.$if(kind === 'postgres', (query) => query.forUpdate().skipLocked())
		return db
			.updateTable('kotakKeluar')
			.set(({ eb }) => ({ berikutAt: now() + LEASE_MS, percobaan: eb('percobaan', '+', 1) }))
			.where('id', '=', next)
			.returningAll()
			.executeTakeFirst()
	}

	async function attempt(row: OutboxRow): Promise<void> {
		try {
			const skipped = await deliver({ ...options, db }, row, stopping.signal)
			const done = { status: 'terkirim' as const, terkirimAt: now(), galat: '' }
			await save(row, skipped ? { status: 'dilewati', galat: skipped.skipped } : done)
		} catch (error) {
			await saveFailure(row, error)
		}
	}

	async function saveFailure(row: OutboxRow, error: unknown): Promise<void> {
		// The process stops: the next one sends it.
		if (stopping.signal.aborted) return save(row, { berikutAt: now(), percobaan: row.percobaan - 1 })
		const known = error instanceof DeliveryError ? error : undefined
		const galat = known?.message ?? 'Terjadi kesalahan pada sistem.'
		const pause = known?.permanent ? undefined : retryDelay(row.percobaan)
		const { id, peristiwa, saluran, percobaan } = row
		log.warn({ id, peristiwa, saluran, percobaan, err: known ? undefined : error }, 'notification not delivered')
		await save(row, pause === undefined ? { status: 'gagal', galat } : { berikutAt: now() + pause, galat })
	}

	/** Only while the lease is our own: after it ended, another worker decides. */
	async function save(row: OutboxRow, changes: Partial<OutboxRow>): Promise<void> {
		await db
			.updateTable('kotakKeluar')
			.set(changes)
			.where('id', '=', row.id)
			.where('berikutAt', '=', row.berikutAt)
			.where('status', '=', 'menunggu')
			.execute()
	}

	async function expireOld(): Promise<void> {
		await db
			.updateTable('kotakKeluar')
			.set({ status: 'gagal', galat: 'Terlalu lama menunggu.' })
			.where('status', '=', 'menunggu')
			.where('berikutAt', '<', now() - EXPIRED_MS)
			.execute()
	}

	return {
		startDue,
		async deliverDue() {
			await startDue()
			await Promise.all(running.values())
		},
		async stop() {
			isStopping = true
			const settled = Promise.allSettled([looking, ...running.values()])
			await Promise.race([settled, delay(STOP_GRACE_MS, undefined, { ref: false })])
			stopping.abort()
			await settled
		},
	}
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The pause after each failed attempt; after the last one the message has failed. Together nearly two days. */
const RETRY_DELAYS_MS = [
	MINUTE_MS,
	5 * MINUTE_MS,
	30 * MINUTE_MS,
	2 * HOUR_MS,
	6 * HOUR_MS,
	12 * HOUR_MS,
	24 * HOUR_MS,
] as const

/** The pause after this many attempts; undefined when there is no further attempt. */
const retryDelay = (attempts: number): number | undefined => RETRY_DELAYS_MS[attempts - 1]

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
