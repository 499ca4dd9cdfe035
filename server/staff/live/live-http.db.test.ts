import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { EventStream } from '../../../tests/support/event-stream.ts'
import { openTestStaff } from '../../../tests/support/test-staff.ts'
import { createApp } from '../../http/create-app.ts'
import { createHttpServer } from '../../http/create-server.ts'
import { noLimits } from '../../http/limits.ts'
import { createLog } from '../../http/log.ts'
import { closeServer } from '../../process/graceful-shutdown.ts'
import { STAFF_API } from '../create-staff-api.ts'

/** More than the requests that may be in work at the same time. */
const STREAMS = 120
const PER_SESSION = 8

test('open streams leave room for other requests, see a client that goes, and do not delay the shutdown', async () => {
	const staff = await openTestStaff()
	const log = createLog('silent')
	const app = createApp({ isReady: async () => true, log, api: staff.api, limits: noLimits })
	const server = createHttpServer({ trustProxy: false }).on('request', getRequestListener(app.fetch))
	await once(server.listen(0, '127.0.0.1'), 'listening')
	const { port } = server.address() as AddressInfo
	const api = `http://127.0.0.1:${port}${STAFF_API}`

	const people = await Promise.all(Array.from({ length: STREAMS / PER_SESSION }, () => staff.signedIn('pendaftaran')))
	const cookies = people.flatMap(({ cookie }) => Array.from({ length: PER_SESSION }, () => cookie))
	const leaving = new AbortController()
	const streams: EventStream[] = []
	for (const [place, cookie] of cookies.entries()) {
		const signal = place === 0 ? leaving.signal : undefined
		const response = await fetch(`${api}/peristiwa`, { headers: { cookie, 'accept-encoding': 'gzip, br' }, signal })
		expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null])
		streams.push(await new EventStream(response).started())
	}
	const [cookie = ''] = cookies
	expect((await fetch(`${api}/menunggu/jumlah`, { headers: { cookie } })).status).toBe(200)

	leaving.abort()
	await expect.poll(() => staff.live.count(), { timeout: 10_000 }).toBe(STREAMS - 1)

	const started = performance.now()
	await staff.live.stop()
	await closeServer(server)
	// Open requests are cut off after eight seconds.
	expect(performance.now() - started).toBeLessThan(6000)
	await expect.poll(() => streams.every(({ isClosed }) => isClosed), { timeout: 10_000 }).toBe(true)
	await staff.dispose()
})
