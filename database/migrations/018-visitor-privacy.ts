import { type Kysely, sql } from 'kysely'
import { createTable, idOf, text } from './table.ts'

/** Visitors are counted by a hash that is valid for one day; stored addresses are shortened. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable('webVisitor').addColumn('pengunjung', 'text').execute()
	await createTable(db, 'pengunjungGaram', { tanggal: text, garam: text }, { primaryKey: ['tanggal'] })
	await createTable(
		db,
		'dokterPengunjung',
		{ tanggal: text, pengunjung: text, dokterId: idOf('dokter') },
		{ primaryKey: ['tanggal', 'pengunjung', 'dokterId'] },
	)
	await sql`update "webVisitor" set "ip" = null where "ip" not like '%.%.%.%' or "ip" like '%:%'`.execute(db)
	await sql`update "webVisitor" set "ip" = rtrim("ip", '0123456789') || '0' where "ip" is not null`.execute(db)
}
