import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** A process that shows no sign of work for so long has ended, and another takes its task over. */
const ABANDONED_MS = 15 * 60_000

/** Gives today's task to the one process that asks first, of however many there are on this database. */
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

export async function showTaskAtWork(db: Kysely<Schema>, nama: string, now: number): Promise<void> {
	await db.updateTable('tugas').set({ startedAt: now }).where('nama', '=', nama).execute()
}

/** Broken off: whoever looks next takes it up. */
export const releaseTask = (db: Kysely<Schema>, nama: string): Promise<void> => showTaskAtWork(db, nama, 0)

export async function finishTask(db: Kysely<Schema>, nama: string, now: number): Promise<void> {
	await db.updateTable('tugas').set({ finishedAt: now }).where('nama', '=', nama).execute()
}
