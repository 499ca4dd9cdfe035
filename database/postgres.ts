import { PostgresDialect } from 'kysely'
import pg from 'pg'

const INT8 = 20
const NUMERIC = 1700

/** Numbers come back as numbers: ours fit into 53 bits, while pg hands 64-bit ones out as text. */
const types = {
	getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
		oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

export function createPostgresPool(url: string): pg.Pool {
	const pool = new pg.Pool({
		connectionString: url,
		max: 10,
		connectionTimeoutMillis: 5000,
		idleTimeoutMillis: 30_000,
		types,
	})
	// An idle connection that breaks is replaced by the pool; without a listener it would end the process.
	pool.on('error', () => {})
	return pool
}

export const postgresDialect = (pool: pg.Pool) => new PostgresDialect({ pool })
