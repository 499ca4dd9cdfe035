import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { NikCipher } from './nik-cipher.ts'

const BATCH = 500
const WIPED = 'nik-terbuka'

/**
 * Encrypts NIKs in plain text, which come from a time before keys or from another tool, and wipes their remains from the
 * database's files. An interrupted run continues at the next start. Returns their number. Runs under the start lock.
 */
export async function encryptClearNik({ db, kind }: Database, cipher: NikCipher, now: number): Promise<number> {
	const clear = db
		.selectFrom('memberPasien')
		.select(['id', 'nik'])
		.where('nikKunciId', 'is', null)
		.where('nik', '<>', '')
		.limit(BATCH)
	let encrypted = 0
	for (let rows = await clear.execute(); rows.length > 0; rows = await clear.execute()) {
		await db.transaction().execute(async (transaction) => {
			await transaction.deleteFrom('tugas').where('nama', '=', WIPED).execute()
			for (const { id, nik } of rows)
				await transaction
					.updateTable('memberPasien')
					.set(cipher.encrypt(id, nik))
					.where('id', '=', id)
					.where('nik', '=', nik)
					.execute()
		})
		encrypted += rows.length
	}
	const wiped = await db.selectFrom('tugas').select('nama').where('nama', '=', WIPED).executeTakeFirst()
	if (wiped) return encrypted
	// An update leaves the old bytes in free pages and in the write-ahead log.
	await sql.raw(kind === 'sqlite' ? 'vacuum' : 'vacuum full "memberPasien"').execute(db)
	if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
	await db.insertInto('tugas').values({ nama: WIPED, hari: '', startedAt: now, finishedAt: now }).execute()
	return encrypted
}
