import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** After this time without a heartbeat a task counts as abandoned, and another process claims it. */
const ABANDONED_MS = 15 * 60_000

/** True for the first process on this database that claims today's task. */
export async function claimDailyTask(db: Kysely<Schema>, nama: string, hari: string, now: number): Promise<boolean> {
	const claimed = await db
		.insertInto('tugas')
		.values({ nama, hari, startedAt: now, finishedAt: null })
		.onConflict((conflict) =>
			conflict
				.column('nama')
				.doUpdateSet({ hari, startedAt: now, finishedAt: null })
				.where((task) =>
					task.or([
						task('tugas.hari', '<', hari),
						task.and([task('tugas.finishedAt', 'is', null), task('tugas.startedAt', '<', now - ABANDONED_MS)]),
					]),
				),
		)
		.returning('nama')
		.executeTakeFirst()
	return claimed !== undefined
}

/** The heartbeat of a claimed task. */
export async function renewTask(db: Kysely<Schema>, nama: string, now: number): Promise<void> {
	await db.updateTable('tugas').set({ startedAt: now }).where('nama', '=', nama).execute()
}

/** Lets the next process claim an unfinished task at once. */
export const releaseTask = (db: Kysely<Schema>, nama: string): Promise<void> => renewTask(db, nama, 0)

export async function finishTask(db: Kysely<Schema>, nama: string, now: number): Promise<void> {
	await db.updateTable('tugas').set({ finishedAt: now }).where('nama', '=', nama).execute()
}
