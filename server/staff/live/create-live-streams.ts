import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import {
	type JenisPeristiwa,
	PERISTIWA_MULAI,
	PERISTIWA_SESI_BERAKHIR,
	type Peristiwa,
	visiblePeristiwa,
} from '../../../contract/staff/peristiwa.ts'
import type { Izin } from '../../../contract/staff/permissions.ts'
import type { Database } from '../../../database/connect.ts'
import type { Db } from '../../../database/schema.ts'
import { type Failure, fail } from '../../http/failure.ts'
import { numberEvents } from '../../peristiwa/number-events.ts'
import { LONGEST_MS } from '../auth/session-limits.ts'
import { readIzin, readPeran } from '../auth/stored-peran.ts'
import type { Staf } from '../staff-route.ts'
import { readChangesSince, readLastNomor, readPeristiwa } from './read-peristiwa.ts'

/** An open page shows a change, and a session's end, within a second. */
const READ_EVERY_MS = 500
/** Shorter than a proxy's read timeout. */
const HEARTBEAT_MS = 15_000
/** Tabs share one stream; a browser without Web Locks opens one per tab. */
const MAX_PER_SESSION = 8
const RETRY_AFTER_SECONDS = 5

export type LiveStreams = ReturnType<typeof createLiveStreams>

interface LiveStreamsOptions {
	database: Database
	now: () => number
	onError?: (error: unknown) => void
	heartbeatMs?: number
}

/** The event streams of this process. While one is open, a single reader reads the changes for all of them. */
export function createLiveStreams(options: LiveStreamsOptions) {
	const { database, now, onError = () => {}, heartbeatMs = HEARTBEAT_MS } = options
	const { db } = database
	const streams = new Set<StaffStream>()
	/** Stops the reader. */
	let source: Promise<() => Promise<void>> | undefined
	let isStopped = false

	return {
		/** Answers with an event stream. @param lastNomor the last number that this client has seen */
		async open(
			c: Context,
			{ sesiId, izin }: Pick<Staf, 'sesiId' | 'izin'>,
			lastNomor: number | null,
		): Promise<Response | Failure> {
			if (isStopped) return fail('SEDANG_SIBUK', { retryAfter: RETRY_AFTER_SECONDS })
			const own = [...streams].filter((each) => each.sesiId === sesiId)
			if (own.length >= MAX_PER_SESSION) return fail('TERLALU_SERING', { retryAfter: RETRY_AFTER_SECONDS })
			const stream = new StaffStream(sesiId, izin)
			streams.add(stream)
			try {
				// The reader begins before this read, so no change falls between the two.
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
		/** How many streams are open. */
		count: () => streams.size,
		/** Ends every stream and refuses new ones. */
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
		await (await stopping?.catch(() => undefined))?.()
	}

	/** Reads the changes and gives each to the streams that may see it. */
	async function startSource() {
		let last = await readLastNomor(db)
		let running: Promise<void> | undefined
		const read = async () => {
			await checkSessions()
			await numberEvents(database)
			const rows = await readPeristiwa(db, last)
			last = rows.at(-1)?.nomor ?? last
			for (const { jenis, nomor } of rows) for (const stream of streams) stream.add(jenis, nomor)
		}
		const reading = setInterval(() => {
			running ??= read()
				.catch(onError)
				.finally(() => {
					running = undefined
				})
		}, READ_EVERY_MS).unref()
		const heartbeat = setInterval(() => {
			for (const stream of streams) stream.beat()
		}, heartbeatMs).unref()
		return async () => {
			clearInterval(reading)
			clearInterval(heartbeat)
			await running
		}
	}

	async function checkSessions(): Promise<void> {
		if (streams.size === 0) return
		const valid = await readLiveSessions(db, [...new Set([...streams].map(({ sesiId }) => sesiId))], now())
		for (const stream of streams) {
			const izin = valid.get(stream.sesiId)
			if (izin) stream.izin = izin
			else stream.endWithSession()
		}
	}
}

/** The current rights of those of these sessions that are still valid, by session. */
async function readLiveSessions(db: Db, sesiIds: string[], now: number): Promise<Map<string, Izin[]>> {
	const rows = await db
		.selectFrom('stafSesi')
		.innerJoin('staf', 'staf.id', 'stafSesi.stafId')
		.select(['stafSesi.id', 'staf.peran'])
		.where('stafSesi.id', 'in', sesiIds)
		.where('staf.aktif', '=', 1)
		.where('stafSesi.expiresAt', '>', new Date(now).toISOString())
		.where('stafSesi.createdAt', '>', new Date(now - LONGEST_MS).toISOString())
		.execute()
	const roles = rows.map(({ peran }) => readPeran(peran))
	const izin = await readIzin(db, roles)
	return new Map(rows.map(({ id }, index) => [id, izin[index] ?? []]))
}

/** How long a browser waits before it connects again, in milliseconds. */
const RECONNECT_MS = 2000

export class StaffStream {
	readonly sesiId: string
	izin: readonly Izin[]
	/** The last number of each kind that waits to be written: several changes of one kind are one event. */
	readonly #waiting = new Map<JenisPeristiwa, number>()
	#isBeatDue = false
	#hasSessionEnded = false
	#isWriting = false
	#sse: SSEStreamingApi | undefined
	readonly #end = Promise.withResolvers<void>()

	constructor(sesiId: string, izin: readonly Izin[]) {
		this.sesiId = sesiId
		this.izin = izin
	}

	/** Writes to the response until the stream ends. */
	async run(sse: SSEStreamingApi, nomor: number): Promise<void> {
		sse.onAbort(() => this.end())
		this.#sse = sse
		this.#isWriting = true
		await sse.writeSSE({ event: PERISTIWA_MULAI, id: String(nomor), retry: RECONNECT_MS, data: '' })
		this.#isWriting = false
		void this.#write()
		await this.#end.promise
	}

	add(jenis: JenisPeristiwa, nomor: number): void {
		if (!visiblePeristiwa(this.izin).includes(jenis)) return
		this.#waiting.set(jenis, Math.max(nomor, this.#waiting.get(jenis) ?? 0))
		void this.#write()
	}

	/** A comment, which browsers ignore. A client that has not taken the last write by now is gone. */
	beat(): void {
		if (this.#isWriting) this.#sse?.abort()
		this.#isBeatDue = true
		void this.#write()
	}

	endWithSession(): void {
		this.#hasSessionEnded = true
		void this.#write()
	}

	end(): void {
		this.#end.resolve()
	}

	async #write(): Promise<void> {
		const sse = this.#sse
		if (!sse || this.#isWriting) return
		this.#isWriting = true
		while (this.#isBeatDue || this.#waiting.size > 0 || this.#hasSessionEnded) {
			const changes = [...this.#waiting].toSorted(([, a], [, b]) => a - b)
			this.#waiting.clear()
			for (const [jenis, nomor] of changes) {
				const data: Peristiwa = { jenis }
				await sse.writeSSE({ id: String(nomor), data: JSON.stringify(data) })
			}
			if (this.#isBeatDue) await sse.write(': \n\n')
			this.#isBeatDue = false
			if (this.#hasSessionEnded) {
				await sse.writeSSE({ event: PERISTIWA_SESI_BERAKHIR, data: '' })
				this.end()
				return
			}
		}
		this.#isWriting = false
	}
}
