import type { SSEStreamingApi } from 'hono/streaming'
import {
	type JenisPeristiwa,
	PERISTIWA_MULAI,
	PERISTIWA_SESI_BERAKHIR,
	type Peristiwa,
	visiblePeristiwa,
} from '../../../contract/staff/peristiwa.ts'
import type { Izin } from '../../../contract/staff/permissions.ts'

/** How long a browser waits before it connects again, in milliseconds. */
const RECONNECT_MS = 2000

/** One open event stream. */
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
