import { createPostgresPool } from './dialect.ts'

const START_LOCK = 7_921_003

/** Runs the work while no other process is inside the start lock of this database. */
export async function withPostgresStartLock<T>(url: string, work: () => Promise<T>): Promise<T> {
	// A pool without a query timeout: waiting for another process's migration may take long.
	const pool = createPostgresPool(url)
	const client = await pool.connect()
	try {
		await client.query('select pg_advisory_lock($1)', [START_LOCK])
		return await work()
	} finally {
		// Closing the connection releases the lock.
		client.release(true)
		await pool.end()
	}
}
