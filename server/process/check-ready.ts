import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'

/**
 * Whether the database answers and its schema is current. A schema that was current stays so for this process, and
 * looking at it costs a dozen queries of the catalogue: after the first time one query is enough.
 */
export function checkReady(database: Pick<Database, 'db' | 'isMigrated'>): () => Promise<boolean> {
	let isCurrent = false
	return async () => {
		if (isCurrent) await sql`select 1`.execute(database.db)
		else isCurrent = await database.isMigrated()
		return isCurrent
	}
}
