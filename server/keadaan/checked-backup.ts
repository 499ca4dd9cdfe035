import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { Db } from '../../database/schema.ts'

/** The row of `tugas` of `npm run restore -- <backup> --check`; it is no job of a server. */
export const CHECKED_BACKUP = 'uji-cadangan'

export async function noteCheckedBackup(db: Db, now: number): Promise<void> {
	const checked = { hari: tanggalWib(now), startedAt: now, finishedAt: now }
	await db
		.insertInto('tugas')
		.values({ nama: CHECKED_BACKUP, ...checked })
		.onConflict((conflict) => conflict.column('nama').doUpdateSet(checked))
		.execute()
}

/** When a backup was last opened and verified as a whole; null if never. */
export async function readCheckedBackup(db: Db): Promise<number | null> {
	const row = await db.selectFrom('tugas').select('finishedAt').where('nama', '=', CHECKED_BACKUP).executeTakeFirst()
	return row?.finishedAt ?? null
}
