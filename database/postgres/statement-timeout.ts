import type { Pool } from 'pg'

/** A visitor who waits that long for a query gets 503 instead. */
export const QUERY_TIMEOUT_MS = 8000

/** PostgreSQL's own limit for a query in milliseconds, as a connection of this pool has it; infinite without one. */
export async function readStatementTimeout(pool: Pool): Promise<number> {
	const { rows } = await pool.query(`select setting::int as ms from pg_settings where name = 'statement_timeout'`)
	return rows[0].ms || Number.POSITIVE_INFINITY
}
