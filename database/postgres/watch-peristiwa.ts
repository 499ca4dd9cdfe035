import pRetry from 'p-retry'
import pg from 'pg'
import type { PeristiwaWatch } from '../watch-peristiwa.ts'
import { APPLICATION } from './dialect.ts'

const FIRST_BACKOFF_MS = 500
const LONGEST_BACKOFF_MS = 16_000
/** A connection can break without a sign; then nothing would be heard any more. */
const PING_EVERY_MS = 15_000
const PING_TIMEOUT_MS = 5000

/** Listens on a connection of its own, and connects again with backoff when it breaks. */
export function watchPostgresPeristiwa(url: string, onChange: () => void): PeristiwaWatch {
	const stopping = new AbortController()
	const { signal } = stopping
	// Nothing but the stop ends it.
	const running = listen().catch(() => {})
	return {
		async stop() {
			stopping.abort()
			await running
		},
	}

	async function listen(): Promise<void> {
		while (!signal.aborted) {
			const client = await pRetry(connect, {
				retries: Number.POSITIVE_INFINITY,
				minTimeout: FIRST_BACKOFF_MS,
				maxTimeout: LONGEST_BACKOFF_MS,
				unref: true,
				signal,
			})
			// What happened while nobody listened is read now.
			onChange()
			await broken(client)
		}
	}

	async function connect(): Promise<pg.Client> {
		const client = new pg.Client({
			connectionString: url,
			application_name: APPLICATION,
			keepAlive: true,
			connectionTimeoutMillis: 3000,
			query_timeout: PING_TIMEOUT_MS,
		})
		// Without a listener the error of a broken connection would end the process.
		client.on('error', () => {})
		client.on('notification', onChange)
		try {
			await client.connect()
			await client.query('listen staf_peristiwa')
			signal.throwIfAborted()
		} catch (error) {
			client.end().catch(() => {})
			throw error
		}
		return client
	}

	/** Resolves when the connection breaks or the watch stops. */
	async function broken(client: pg.Client): Promise<void> {
		const { promise, resolve } = Promise.withResolvers<void>()
		client.once('end', resolve)
		client.once('error', () => resolve())
		signal.addEventListener('abort', () => resolve(), { once: true })
		const ping = setInterval(() => client.query('select 1').catch(() => resolve()), PING_EVERY_MS).unref()
		if (!signal.aborted) await promise
		clearInterval(ping)
		client.removeAllListeners('notification')
		const ended = client.end().catch(() => {})
		// After a break the server may never confirm the end.
		if (signal.aborted) await ended
		else client.connection.stream.destroy()
	}
}
