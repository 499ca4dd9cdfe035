import { type Kysely, sql } from 'kysely'

/** A member of staff has one or several roles: the column becomes a JSON array. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`update "staf" set "peran" = '["' || "peran" || '"]'`.execute(db)
}
