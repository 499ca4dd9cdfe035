import { type Failure, fail } from './failure.ts'

const KB = 1024
const MB = KB * KB

/** What a body may hold that anybody can send, unless its call declares more. */
export const MAX_OPEN_BODY_BYTES = 16 * KB

/** What a client costs that has sent nothing yet: its connection, its request. */
const OVERHEAD_BYTES = 16 * KB

const RETRY_AFTER_SECONDS = 2

interface Arriving {
	bytes: number
	shed: () => void
}

export type ArrivingBodies = ReturnType<typeof createArrivingBodies>

/**
 * Reads bodies, and bounds what all of them hold together while they arrive. Over the bound the one that has been
 * arriving for the longest time gets 503: a stalled client makes room for an active one.
 */
export function createArrivingBodies(maxBytes: number) {
	/** The oldest comes first. */
	const arriving = new Set<Arriving>()
	let total = 0

	const add = (body: Arriving, bytes: number) => {
		body.bytes += bytes
		total += bytes
		for (const oldest of arriving) {
			if (total <= maxBytes) return
			remove(oldest)
			oldest.shed()
		}
	}
	const remove = (body: Arriving) => {
		if (arriving.delete(body)) total -= body.bytes
	}

	return {
		/** The whole body; or a failure for one above `max`, and for one that was shed. */
		async read(request: Pick<Request, 'headers' | 'body'>, max: number): Promise<Buffer<ArrayBuffer> | Failure> {
			if (Number(request.headers.get('content-length') ?? 0) > max) return fail('TERLALU_BESAR')
			const reader = request.body?.getReader()
			if (!reader) return Buffer.alloc(0)
			const chunks: Uint8Array[] = []
			let length = 0
			// A cancelled stream ends the wait for its next chunk.
			const body: Arriving = { bytes: 0, shed: () => void reader.cancel().catch(() => {}) }
			arriving.add(body)
			add(body, OVERHEAD_BYTES)
			try {
				while (true) {
					const { value, done } = await reader.read()
					if (!arriving.has(body)) return fail('SEDANG_SIBUK', { retryAfter: RETRY_AFTER_SECONDS })
					if (done) return Buffer.concat(chunks)
					length += value.byteLength
					if (length > max) {
						reader.cancel().catch(() => {})
						return fail('TERLALU_BESAR')
					}
					chunks.push(value)
					add(body, value.byteLength)
				}
			} finally {
				remove(body)
			}
		},
	}
}

/** Of everybody who has not signed in as staff, in one process. */
export const openBodies = createArrivingBodies(16 * MB)

/** Of staff: eight uploads and their forms. Strangers cannot crowd them out. */
export const staffBodies = createArrivingBodies(96 * MB)
