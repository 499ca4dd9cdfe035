import { jamWib, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { Db } from '../../database/schema.ts'
import type { Job } from './start-jobs.ts'

/** After this time without a heartbeat a task counts as abandoned, and another process claims it. */
const ABANDONED_MS = 15 * 60_000
const DAY_MS = 86_400_000

export interface DailyWork {
	now: number
	/** When the last one began. */
	since: number
	signal: AbortSignal
	/** The heartbeat of long work. */
	renew(): Promise<void>
	/** Marks the day as done: in a transaction, so that a crash does neither the work nor the mark, or both. */
	finish(db: Db): Promise<void>
}

interface DailyOptions {
	nama: string
	/** How often a process looks whether it is due. */
	everyMs: number
	db: Db
	now: () => number
	/** From this hour in WIB; a server that was off then does it after its start. */
	hour: () => number | Promise<number>
	run: (work: DailyWork) => Promise<object | undefined>
}

/** Work that one process on this database does, once a day. */
export function dailyJob({ nama, everyMs, db, now, hour, run }: DailyOptions): Job {
	const setTask = async (task: { startedAt?: number; finishedAt?: number }, on = db) => {
		await on.updateTable('tugas').set(task).where('nama', '=', nama).execute()
	}
	return {
		nama,
		everyMs,
		isDaily: true,
		async run(signal) {
			const startedAt = now()
			if (jamWib(startedAt) < (await hour())) return undefined
			const last = await db.selectFrom('tugas').select('startedAt').where('nama', '=', nama).executeTakeFirst()
			if (!(await claim(db, nama, startedAt))) return undefined
			const done = await run({
				now: startedAt,
				since: last?.startedAt ?? startedAt - DAY_MS,
				signal,
				renew: () => setTask({ startedAt: now() }),
				finish: (on) => setTask({ finishedAt: now() }, on),
			})
			// Stopped in the middle: the next process goes on at once.
			await setTask(signal.aborted ? { startedAt: 0 } : { finishedAt: now() })
			return done
		},
	}
}

/** True for the first process that claims today's task. */
async function claim(db: Db, nama: string, now: number): Promise<boolean> {
	const today = { hari: tanggalWib(now), startedAt: now, finishedAt: null }
	const claimed = await db
		.insertInto('tugas')
		.values({ nama, ...today })
		.onConflict((conflict) =>
			conflict
				.column('nama')
				.doUpdateSet(today)
				.where((task) =>
					task.or([
						task('tugas.hari', '<', today.hari),
						task.and([task('tugas.finishedAt', 'is', null), task('tugas.startedAt', '<', now - ABANDONED_MS)]),
					]),
				),
		)
		.returning('nama')
		.executeTakeFirst()
	return claimed !== undefined
}
