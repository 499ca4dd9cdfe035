import { expect, test } from 'vitest'
import { createArrivingBodies, MAX_OPEN_BODY_BYTES } from './arriving-bodies.ts'
import { isFailure } from './failure.ts'

const KB = 1024

/** A body that arrives as the test sends it. */
function arriving(headers: Record<string, string> = {}) {
	let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined
	let pulled = 0
	const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
		{
			start(given) {
				controller = given
			},
			pull() {
				pulled += 1
			},
		},
		{ highWaterMark: 0 },
	)
	return {
		request: { headers: new Headers(headers), body },
		send: (bytes: number) => controller?.enqueue(new Uint8Array(bytes)),
		end: () => controller?.close(),
		isRead: () => pulled > 0,
	}
}

const codeOf = (result: object) => (isFailure(result) ? result.failure : 'read')

test('a body that announces more than its limit is refused before a byte of it is read', async () => {
	const bodies = createArrivingBodies(1000 * KB)
	const large = arriving({ 'content-length': String(MAX_OPEN_BODY_BYTES + 1) })
	expect(codeOf(await bodies.read(large.request, MAX_OPEN_BODY_BYTES))).toBe('TERLALU_BESAR')
	expect(large.isRead()).toBe(false)
})

test('a body that turns out to be longer than its limit is refused there', async () => {
	const bodies = createArrivingBodies(1000 * KB)
	const large = arriving({ 'content-length': '10' })
	const result = bodies.read(large.request, MAX_OPEN_BODY_BYTES)
	large.send(MAX_OPEN_BODY_BYTES)
	large.send(1)
	expect(codeOf(await result)).toBe('TERLALU_BESAR')
})

test('over the bound of the process the bodies that stall get 503, the oldest first, and a client that sends is served', async () => {
	const bodies = createArrivingBodies(200 * KB)
	const stalled = Array.from({ length: 40 }, () => {
		const body = arriving()
		const result = bodies.read(body.request, MAX_OPEN_BODY_BYTES)
		body.send(15 * KB)
		return { ...body, result }
	})
	const honest = arriving()
	const read = bodies.read(honest.request, MAX_OPEN_BODY_BYTES)
	honest.send(3 * KB)
	honest.end()
	const result = await read
	expect(isFailure(result) ? result : result.byteLength).toBe(3 * KB)

	for (const { end } of stalled.slice(-5)) end()
	expect(await Promise.all(stalled.slice(-5).map(async (one) => codeOf(await one.result)))).toEqual(
		Array(5).fill('read'),
	)
	const shed = await Promise.all(stalled.slice(0, 30).map(({ result }) => result))
	expect(shed).toEqual(Array(30).fill({ failure: 'SEDANG_SIBUK', retryAfter: 2 }))
})

test('clients that announce a body and send nothing of it count too', async () => {
	const bodies = createArrivingBodies(64 * KB)
	const silent = Array.from({ length: 10 }, () => bodies.read(arriving().request, KB))
	expect(await Promise.all(silent.slice(0, 6).map(async (one) => codeOf(await one)))).toEqual(
		Array(6).fill('SEDANG_SIBUK'),
	)
})
