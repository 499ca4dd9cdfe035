import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'

/** The number of each change that open staff pages hear of. Triggers write it, whatever process makes the change. */
export async function createPeristiwa(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	// `autoincrement`: a number is never used again, also after the last rows are deleted.
	await db.schema
		.createTable('stafPeristiwa')
		.addColumn('nomor', kind === 'postgres' ? 'bigserial' : 'integer', (column) =>
			kind === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
		)
		.addColumn('jenis', 'text', (column) => column.notNull())
		.addColumn('createdAt', 'bigint', (column) => column.notNull())
		.execute()
	await db.schema.createIndex('stafPeristiwa_createdAt').on('stafPeristiwa').column('createdAt').execute()
	if (kind === 'postgres') await createPostgresFunction(db)
}

/**
 * The lock makes the order of the numbers the order of the commits. Otherwise a reader of number 8 could miss number 7,
 * whose transaction commits later. `pg_notify` serialises these commits in any case.
 */
async function createPostgresFunction(db: Kysely<unknown>): Promise<void> {
	await sql`create function "catatPeristiwa"() returns trigger language plpgsql as $$
		begin
			perform pg_advisory_xact_lock(7921023);
			insert into "stafPeristiwa" ("jenis", "createdAt")
				values (TG_ARGV[0], (extract(epoch from clock_timestamp()) * 1000)::bigint);
			perform pg_notify('staf_peristiwa', '');
			return null;
		end $$`.execute(db)
}

export async function recordPeristiwa(
	db: Kysely<unknown>,
	kind: DatabaseKind,
	table: string,
	jenis: string,
	events = ['insert', 'update', 'delete'],
): Promise<void> {
	if (kind === 'postgres') {
		// Deferred to the commit: the lock is held for a moment, and no other lock is taken after it.
		await sql
			.raw(`create constraint trigger "${table}_peristiwa" after ${events.join(' or ')} on "${table}"
			deferrable initially deferred for each row execute function "catatPeristiwa"('${jenis}')`)
			.execute(db)
		return
	}
	for (const [index, event] of events.entries())
		await sql
			.raw(`create trigger "${table}_peristiwa_${index}" after ${event} on "${table}" begin
				insert into "stafPeristiwa" ("jenis", "createdAt")
					values ('${jenis}', cast(unixepoch('subsec') * 1000 as integer));
			end`)
			.execute(db)
}
