import { setTimeout as delay } from 'node:timers/promises'
import { Counter, Gauge } from 'prom-client'
import type { Db } from '../../database/schema.ts'
import type { FreeDisk } from '../http/free-disk.ts'
import type { Job } from '../jobs/start-jobs.ts'
import { onMeasured } from './measure.ts'

/** What is the same for every process of a machine: the database, the disk, the folder of backups. */
export interface FigureSources {
	isReady(): Promise<boolean>
	db: Db
	now: () => number
	jobs: readonly Pick<Job, 'nama' | 'everyMs' | 'isDaily'>[]
	disk: Pick<FreeDisk, 'freeBytes'>
	newestBackup(): Promise<number | null>
}

/** A database that hangs must not cost the scrape, which ends after 5 s. */
const LONGEST_MS = 2000
const DAY_SECONDS = 86_400

/**
 * Figures that one process reads when it is scraped. A figure that cannot be read is absent.
 *
 * @param isReporter whether this process reads them for this scrape
 */
export function declareFigures(sources: FigureSources, isReporter: () => boolean, longestMs = LONGEST_MS): void {
	const within = <T>(work: Promise<T>) => orReject(work, longestMs)
	const declare = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
		new Gauge({ name: `rs_yasmin_${name}`, help, labelNames, aggregator: 'first', collect: readOnce })
	const gauge = (name: string, help: string) => declare(name, help, [])
	const ready = gauge('ready', '1 while the database answers and its schema is current.')
	const disk = gauge('disk_free_bytes', 'Free space for DATA_DIR and the SQLite file.')
	const backup = gauge('backup_timestamp_seconds', 'Time of the newest backup in BACKUP_DIR; 0 without one.')
	const oldest = gauge('outbox_oldest_seconds', 'How long the oldest message in the outbox is overdue.')
	const messages = declare('outbox_messages', 'Mail and webhooks that wait or have failed for good.', ['status'])
	const lastRun = declare('job_last_run_timestamp_seconds', 'End of the last run; 0 if it did not end.', ['name'])
	const interval = declare('job_interval_seconds', 'How often the job should run.', ['name'])

	const read: (() => Promise<void>)[] = [
		async () => ready.set((await within(sources.isReady()).catch(() => false)) ? 1 : 0),
		async () => {
			const bytes = await within(sources.disk.freeBytes())
			if (Number.isFinite(bytes)) disk.set(bytes)
		},
		async () => backup.set(((await within(sources.newestBackup())) ?? 0) / 1000),
		async () => {
			const outbox = await within(readOutbox(sources.db, sources.now()))
			messages.set({ status: 'waiting' }, outbox.waiting)
			messages.set({ status: 'failed' }, outbox.failed)
			oldest.set(outbox.oldestMs / 1000)
		},
		async () => {
			const ran = await within(readRuns(sources.db))
			for (const { nama, everyMs, isDaily } of sources.jobs) {
				interval.set({ name: nama }, isDaily ? DAY_SECONDS : everyMs / 1000)
				const finishedAt = ran.get(nama)
				if (finishedAt !== undefined) lastRun.set({ name: nama }, (finishedAt ?? 0) / 1000)
			}
		},
	]
	const failures = new Counter({
		name: 'rs_yasmin_job_failures_total',
		help: 'Runs of background jobs that failed.',
		labelNames: ['name'],
	})
	for (const { nama } of sources.jobs) failures.inc({ name: nama }, 0)
	onMeasured('jobFailure', (name) => failures.inc({ name }))

	async function readAll(): Promise<void> {
		// A gauge without labels would be reset to 0; what this process does not read is absent.
		for (const each of [ready, disk, backup, oldest]) each.remove()
		for (const each of [messages, lastRun, interval]) each.reset()
		if (isReporter()) await Promise.allSettled(read.map((work) => work()))
	}
	// Every gauge asks in the same moment, and waits for the same read.
	let reading: Promise<void> | undefined
	function readOnce(): Promise<void> {
		reading ??= readAll().finally(() => {
			reading = undefined
		})
		return reading
	}
}

/** Messages that are due or were tried before; a reminder of next week does not wait. */
async function readOutbox(db: Db, now: number): Promise<{ waiting: number; failed: number; oldestMs: number }> {
	const count = (status: 'menunggu' | 'gagal') =>
		db
			.selectFrom('kotakKeluar')
			.select((select) => [select.fn.countAll<number>().as('count'), select.fn.min('berikutAt').as('due')])
			.where('status', '=', status)
	const isTried = count('menunggu')
		.select((select) => select.fn.min('createdAt').as('createdAt'))
		.where('percobaan', '>', 0)
	const isDue = count('menunggu').where('percobaan', '=', 0).where('berikutAt', '<=', now)
	const [tried, due, failed] = [
		await isTried.executeTakeFirst(),
		await isDue.executeTakeFirst(),
		await count('gagal').executeTakeFirst(),
	]
	const since = Math.min(Number(tried?.createdAt ?? now), Number(due?.due ?? now))
	return {
		waiting: Number(tried?.count ?? 0) + Number(due?.count ?? 0),
		failed: Number(failed?.count ?? 0),
		oldestMs: Math.max(0, now - since),
	}
}

async function readRuns(db: Db): Promise<Map<string, number | null>> {
	const rows = await db.selectFrom('tugas').select(['nama', 'finishedAt']).execute()
	return new Map(rows.map(({ nama, finishedAt }) => [nama, finishedAt]))
}

async function orReject<T>(work: Promise<T>, ms: number): Promise<T> {
	const waiting = new AbortController()
	const tooLong = delay(ms, undefined, { signal: waiting.signal }).then(() => {
		throw new Error('the figure took too long')
	})
	tooLong.catch(() => {})
	return Promise.race([work, tooLong]).finally(() => waiting.abort())
}
