import type { PoolClient } from 'pg'
import { START_LOCK_TIMEOUT_MS, StartLockError } from '../start-lock-error.ts'
import { createPostgresPool } from './dialect.ts'

const START_LOCK = 7_921_003
const LOCK_NOT_AVAILABLE = '55P03'

/** Runs the work while no other process is inside the start lock of this database. */
export async function withPostgresStartLock<T>(
	url: string,
	work: () => Promise<T>,
	timeoutMs = START_LOCK_TIMEOUT_MS,
): Promise<T> {
	// A pool without a query timeout: waiting for another process's migration may take long.
	const pool = createPostgresPool(url)
	const client = await pool.connect()
	try {
		await lock(client, timeoutMs)
		return await work()
	} finally {
		// Closing the connection ends the transaction, and with it the lock.
		client.release(true)
		await pool.end()
	}
}

/** The lock of a transaction: a pooler can leave a lock of a session behind, on a connection that it gives to others. */
async function lock(client: PoolClient, timeoutMs: number): Promise<void> {
	await client.query('begin')
	await client.query(`set local lock_timeout = ${timeoutMs}`)
	await client.query('set local statement_timeout = 0')
	await client.query('set local idle_in_transaction_session_timeout = 0')
	try {
		await client.query('select pg_advisory_xact_lock($1)', [START_LOCK])
	} catch (error) {
		if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
		await client.query('rollback')
		const { rows } = await client.query(
			`select pid from pg_locks join pg_database d on d.oid = database
			 where locktype = 'advisory' and granted and classid = 0 and objid = $1 and d.datname = current_database()`,
			[START_LOCK],
		)
		throw new StartLockError(timeoutMs, rows[0] && `the connection with pid ${rows[0].pid} of PostgreSQL`)
	}
}
