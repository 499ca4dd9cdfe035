import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'

/** Where several machines count together who did what how often; no other code of ours reads it. */
export const RATE_LIMIT_TABLE = 'batasLaju'

/**
 * The columns and their order are those of rate-limiter-flexible. Unlogged: counting costs a third, and after a crash
 * of the database the counts begin anew. SQLite's machine counts in memory.
 */
export async function up(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
	if (kind === 'sqlite') return
	await sql`create unlogged table ${sql.id(RATE_LIMIT_TABLE)} (
		key text primary key,
		points integer not null default 0,
		expire bigint
	)`.execute(db)
	await sql`create index "batasLaju_expire" on ${sql.id(RATE_LIMIT_TABLE)} (expire)`.execute(db)
}
