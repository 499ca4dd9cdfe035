import type { Logger } from 'pino'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { Db } from '../../database/schema.ts'
import { measure } from '../metrics/measure.ts'

/** Work in the background of every process. What two processes run at once is still done once. */
export interface Job {
	/** Its row of `tugas`, which tells when it last ran. */
	nama: string
	everyMs: number
	/** Once a day, by `dailyJob`, which keeps the row itself. */
	isDaily?: true
	/** Returns what to log, if anything. The signal aborts when the server stops. */
	run(signal: AbortSignal): Promise<object | undefined>
	/** Ends what `run` has started without waiting for it. */
	stop?(): Promise<void>
}

/** A job that runs often writes down its last run this often. */
const NOTE_EVERY_MS = 60_000

export async function noteRun(db: Db, nama: string, at: number): Promise<void> {
	const ran = { hari: tanggalWib(at), startedAt: at, finishedAt: at }
	await db
		.insertInto('tugas')
		.values({ nama, ...ran })
		.onConflict((conflict) => conflict.column('nama').doUpdateSet(ran))
		.execute()
}

/** Runs each job at its interval, one run at a time. `stop` waits for the running ones. */
export function startJobs(jobs: readonly Job[], { db, now, log }: { db: Db; now: () => number; log: Logger }) {
	const stopping = new AbortController()
	const running = new Map<Job, Promise<void>>()
	const noted = new Map<Job, number>()

	async function run(job: Job): Promise<void> {
		try {
			const done = await job.run(stopping.signal)
			if (done) log.info({ job: job.nama, ...done }, 'job done')
			if (!job.isDaily) await note(job)
		} catch (error) {
			measure('jobFailure', job.nama)
			log.error({ job: job.nama, err: error }, 'job failed')
		} finally {
			running.delete(job)
		}
	}

	async function note(job: Job): Promise<void> {
		const at = now()
		if (at - (noted.get(job) ?? 0) < NOTE_EVERY_MS) return
		noted.set(job, at)
		await noteRun(db, job.nama, at)
	}

	const timers = jobs.map((job) =>
		setInterval(() => {
			if (!running.has(job)) running.set(job, run(job))
		}, job.everyMs).unref(),
	)
	return {
		async stop(): Promise<void> {
			for (const timer of timers) clearInterval(timer)
			stopping.abort()
			await Promise.all([...jobs.map((job) => job.stop?.()), ...running.values()])
		},
	}
}
