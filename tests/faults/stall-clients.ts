import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { boundOf, type Fault } from './fault.ts'
import { underLoad, type World } from './under-load.ts'

const IDLE = 500
const SLOW = 100
/** The site's own bound for a request's head, and what its clock needs on a busy machine. */
const HEAD_CLOSED_MS = 30_000
const BODY_CLOSED_MS = 65_000
/** Others are served meanwhile: long before the slow ones are sent away. */
const PAGE_MS = { short: 8000, long: 3000 }

/** Idle and slow connections are closed in time, and other requests are served meanwhile. */
export const stallClients: Fault = {
	name: '500 idle sockets, 200 slow clients',
	databases: ['sqlite'],
	waits: true,
	run: (run) =>
		underLoad(run, { clients: 2, pauseMs: 50 }, async (world) => {
			const began = performance.now()
			const open = (count: number) => Promise.all(Array.from({ length: count }, () => openSocket(world.site.url)))
			const idle = await open(IDLE)
			const heads = await open(SLOW)
			const bodies = await open(SLOW)
			for (const socket of heads) socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
			for (const socket of bodies)
				socket.write(
					'POST /api/v1/public/member HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{',
				)
			const dripping = setInterval(() => {
				for (const socket of [...heads, ...bodies]) if (socket.writable) socket.write('a')
			}, 500)
			const closed = (sockets: Socket[]) => sockets.filter((socket) => socket.destroyed).length
			const bound = run.long ? BODY_CLOSED_MS : HEAD_CLOSED_MS
			const bounded = run.long ? [...idle, ...heads, ...bodies] : [...idle, ...heads]
			while (closed(bounded) < bounded.length && performance.now() - began < bound) {
				await expectServed(world)
				await delay(200)
			}
			clearInterval(dripping)
			world.expect(closed(idle) === IDLE, `${IDLE - closed(idle)} idle sockets are open after ${bound / 1000} s`)
			world.expect(closed(heads) === SLOW, `${SLOW - closed(heads)} slow heads are open after ${bound / 1000} s`)
			if (run.long) world.expect(closed(bodies) === SLOW, `${SLOW - closed(bodies)} slow bodies are still open`)
			for (const socket of [...idle, ...heads, ...bodies]) socket.destroy()
			return IDLE + 2 * SLOW
		}),
}

async function expectServed({ run, site, expect, random }: World) {
	const began = performance.now()
	const path = random.chance(0.5) ? '/layanan' : `/pencarian?cari=${random.below(1e6)}`
	const response = await fetch(site.url + path, { headers: { connection: 'close' } })
	await response.text()
	const took = Math.round(performance.now() - began)
	expect(
		response.status === 200 && took < boundOf(run, PAGE_MS),
		`${path}: ${response.status} after ${took} ms beside slow clients`,
	)
}

export async function openSocket(url: string): Promise<Socket> {
	const { hostname, port } = new URL(url)
	const socket = connect(Number(port), hostname)
	socket.on('error', () => {})
	// A client has to read to see that the connection was closed.
	socket.resume()
	await once(socket, 'connect')
	return socket
}
