import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Database } from '../../../database/connect.ts'
import type { PeristiwaWatch } from '../../../database/watch-peristiwa.ts'
import { type Failure, fail } from '../../http/failure.ts'
import type { Staf } from '../staff-context.ts'
import { readLiveSessions } from './read-live-sessions.ts'
import { readChangesSince, readLastNomor, readPeristiwa } from './read-peristiwa.ts'
import { StaffStream } from './staff-stream.ts'

/** Shorter than a proxy's read timeout. An expired session is noticed at a heartbeat too. */
const HEARTBEAT_MS = 15_000
/** Tabs share one stream; a browser without Web Locks opens one per tab. */
const MAX_PER_SESSION = 8
const RETRY_AFTER_SECONDS = 5

export interface LiveStreams {
	/** Answers with an event stream. `lastNomor`: the last number that this client has seen. */
	open(c: Context, staf: Pick<Staf, 'sesiId' | 'peran'>, lastNomor: number | null): Promise<Response | Failure>
	/** How many streams are open. */
	count(): number
	/** Ends every stream and refuses new ones. */
	stop(): Promise<void>
}

interface LiveStreamsOptions {
	database: Database
	now: () => number
	onError?: (error: unknown) => void
	heartbeatMs?: number
}

/** The event streams of this process. While one is open, a single watcher reads the changes for all of them. */
export function createLiveStreams(options: LiveStreamsOptions): LiveStreams {
	const { database, now, onError = () => {}, heartbeatMs = HEARTBEAT_MS } = options
	const { db } = database
	const streams = new Set<StaffStream>()
	let source: Promise<Source> | undefined
	let isStopped = false

	return {
		async open(c, { sesiId, peran }, lastNomor) {
			if (isStopped) return fail('SEDANG_SIBUK', { retryAfter: RETRY_AFTER_SECONDS })
			const own = [...streams].filter((each) => each.sesiId === sesiId)
			if (own.length >= MAX_PER_SESSION) return fail('TERLALU_SERING', { retryAfter: RETRY_AFTER_SECONDS })
			const stream = new StaffStream(sesiId, peran)
			streams.add(stream)
			try {
				// The watcher begins before this read, so no change falls between the two.
				source ??= startSource()
				await source
				// What has changed meanwhile is written after the first event, so that one has the number from before.
				const nomor = lastNomor ?? (await readLastNomor(db))
				if (lastNomor !== null)
					for (const [jenis, changed] of await readChangesSince(db, lastNomor)) stream.add(jenis, changed)
				c.header('X-Accel-Buffering', 'no')
				return streamSSE(c, async (sse) => {
					await stream.run(sse, nomor)
					await remove(stream)
				})
			} catch (error) {
				await remove(stream)
				throw error
			}
		},
		count: () => streams.size,
		async stop() {
			isStopped = true
			for (const stream of streams) stream.end()
			await stopSource()
		},
	}

	async function remove(stream: StaffStream): Promise<void> {
		streams.delete(stream)
		if (streams.size === 0) await stopSource()
	}

	async function stopSource(): Promise<void> {
		const stopping = source
		source = undefined
		await (await stopping?.catch(() => undefined))?.stop()
	}

	/** Reads the changes and gives each to the streams that may see it. */
	async function startSource(): Promise<Source> {
		let last = await readLastNomor(db)
		let running = Promise.resolve()
		const read = async () => {
			const rows = await readPeristiwa(db, last)
			last = rows.at(-1)?.nomor ?? last
			if (rows.some(({ jenis }) => jenis === 'sesi')) await checkSessions()
			for (const { jenis, nomor } of rows) if (jenis !== 'sesi') for (const stream of streams) stream.add(jenis, nomor)
		}
		const inTurn = (work: () => Promise<void>) => {
			running = running.then(work).catch(onError)
		}
		let isReadDue = false
		const watch: PeristiwaWatch = database.watchPeristiwa(() => {
			if (isReadDue) return
			isReadDue = true
			inTurn(() => {
				isReadDue = false
				return read()
			})
		})
		const heartbeat = setInterval(() => {
			for (const stream of streams) stream.beat()
			inTurn(checkSessions)
			// A notification can get lost with its connection.
			inTurn(read)
		}, heartbeatMs).unref()
		return {
			async stop() {
				clearInterval(heartbeat)
				await watch.stop()
				await running
			},
		}
	}

	async function checkSessions(): Promise<void> {
		if (streams.size === 0) return
		const valid = await readLiveSessions(db, [...new Set([...streams].map(({ sesiId }) => sesiId))], now())
		for (const stream of streams) {
			const peran = valid.get(stream.sesiId)
			if (peran) stream.peran = peran
			else stream.endWithSession()
		}
	}
}

interface Source {
	stop(): Promise<void>
}
