import { PostgresDialect } from 'kysely'
import pg from 'pg'

const INT8 = 20
const NUMERIC = 1700

/** Numbers come back as numbers: ours fit into 53 bits, while pg hands 64-bit ones out as text. */
const types = {
	getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
		oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** How the server's connections are told from others; an address may name another. */
export const APPLICATION = 'rs-yasmin-web'

export interface PoolOptions {
	/** How long a query may take at most; without it, as long as it likes. */
	queryTimeoutMs?: number
}

export function createPostgresPool(url: string, { queryTimeoutMs }: PoolOptions = {}): pg.Pool {
	const pool = new pg.Pool({
		Client: HastyClient,
		// PostgreSQL itself gives up first; the driver only where nobody answers any more.
		...(queryTimeoutMs && { statement_timeout: queryTimeoutMs, query_timeout: queryTimeoutMs + UNANSWERED_MS }),
		keepAlive: true,
		connectionString: url,
		application_name: APPLICATION,
		max: 10,
		connectionTimeoutMillis: 3000,
		idleTimeoutMillis: 30_000,
		types,
	})
	// A connection that breaks is replaced by the pool, and who used it hears of it; without listeners, one for those at
	// rest and one for those in use, it would end the process.
	pool.on('error', () => {})
	pool.on('connect', (client) => client.on('error', () => {}))
	return pool
}

const UNANSWERED_MS = 1000

/** pg leaves a connection whose query timed out in the pool, and the next query there waits behind it. */
class HastyClient extends pg.Client {
	override query(...sent: unknown[]): never {
		const answer = (super.query as (...sent: unknown[]) => unknown).apply(this, sent)
		if (answer instanceof Promise)
			answer.catch((error: Error) => {
				if (error.message !== 'Query read timeout') return
				// The pool takes back no connection that is ending, and to wait for its end may be in vain.
				void this.end()
				this.connection.stream.destroy()
			})
		return answer as never
	}
}

export const postgresDialect = (pool: pg.Pool) => new PostgresDialect({ pool })
