import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import { BUSY_TIMEOUT_MS } from './dialect.ts'

/**
 * Empties the write-ahead log, which still contains rows that were deleted. Does nothing while another process reads or
 * writes: waiting would block this process.
 */
export async function truncateWal(db: Kysely<Schema>): Promise<void> {
	await db.connection().execute(async (connection) => {
		await sql`pragma busy_timeout = 0`.execute(connection)
		try {
			await sql`pragma wal_checkpoint(truncate)`.execute(connection)
		} finally {
			await sql`pragma busy_timeout = ${sql.lit(BUSY_TIMEOUT_MS)}`.execute(connection)
		}
	})
}
