import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { noteTimeout, recentTimeout } from './fail-fast.ts'

const INT8 = 20
const NUMERIC = 1700

/** pg returns 64-bit numbers as text; ours fit into 53 bits and are parsed as numbers. */
const types = {
	getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
		oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** Identifies the server's connections; a database URL may set another name. */
export const APPLICATION = 'rs-yasmin-web'

export interface PoolOptions {
	/** The longest time that a query may take; without it there is no limit. */
	queryTimeoutMs?: number
}

export function createPostgresPool(url: string, { queryTimeoutMs }: PoolOptions = {}): pg.Pool {
	const pool = new FailFastPool({
		Client: DisconnectingClient,
		// PostgreSQL's own timeout comes first; the driver's is for a server that no longer responds.
		...(queryTimeoutMs && { statement_timeout: queryTimeoutMs, query_timeout: queryTimeoutMs + DRIVER_GRACE_MS }),
		keepAlive: true,
		connectionString: url,
		application_name: APPLICATION,
		max: 10,
		connectionTimeoutMillis: 3000,
		idleTimeoutMillis: 30_000,
		types,
	})
	// The pool replaces a broken connection, and its query fails. Without these listeners, one for idle connections and
	// one for those in use, the error would end the process.
	pool.on('error', () => {})
	pool.on('connect', (client) => client.on('error', () => {}))
	return pool
}

const DRIVER_GRACE_MS = 1000

/** pg returns a connection whose query timed out to the pool, and its next query waits; this closes the connection. */
class DisconnectingClient extends pg.Client {
	/** What is left for the next query, when its request has waited for this connection. */
	nextQueryMs: number | undefined

	override query(...[query, ...rest]: unknown[]): never {
		const { nextQueryMs: query_timeout } = this
		this.nextQueryMs = undefined
		const config = typeof query === 'string' ? { text: query } : query
		const args = query_timeout ? [Object.assign({}, config, { query_timeout }), ...rest] : [query, ...rest]
		const result = (super.query as (...args: unknown[]) => unknown).apply(this, args)
		if (result instanceof Promise)
			noteTimeout(result).catch((error: Error) => {
				if (error.message !== 'Query read timeout') return
				// The pool drops a connection that is ending. The end may never come, so the socket is closed too.
				void this.end()
				this.connection.stream.destroy()
			})
		return result as never
	}
}

/** A request that had a timeout gets no connection, so its other queries fail at once. */
class FailFastPool extends pg.Pool {
	override connect(): never {
		const error = recentTimeout()
		return (error ? Promise.reject(error) : noteTimeout(this.#connect())) as never
	}

	/** The wait for a connection counts to its first query: both together take no longer than a query may. */
	async #connect(): Promise<pg.PoolClient> {
		const begin = performance.now()
		const client = await super.connect()
		const { query_timeout } = this.options
		const nextQueryMs = query_timeout && Math.max(1, query_timeout - (performance.now() - begin))
		return Object.assign(client, { nextQueryMs })
	}

	/** pg's own gets its connection in the context of the request that gave it back. */
	override query(...args: unknown[]): never {
		return queryOn(this.connect(), args) as never
	}
}

async function queryOn(connecting: Promise<pg.PoolClient>, args: unknown[]): Promise<unknown> {
	const client = await connecting
	let failed: Error | undefined
	try {
		return await (client.query as (...args: unknown[]) => unknown).apply(client, args)
	} catch (error) {
		failed = error as Error
		throw error
	} finally {
		client.release(failed)
	}
}

export const postgresDialect = (pool: pg.Pool) => new PostgresDialect({ pool })
