import { readFileSync } from 'node:fs'
import { boundOf, type Fault } from './fault.ts'
import { openSocket } from './stall-clients.ts'
import { underLoad, type World } from './under-load.ts'

const ROUNDS = { short: 1, long: 20 }
const EACH = 2
const CLOSED_MS = { short: 20_000, long: 5000 }
/** The garbage of a moment; what was sent is a hundred times as much. */
const MAX_GROWTH_MB = 60

const json = 'content-type: application/json\r\n'
const announced = 'content-length: 10000000000\r\n'
const chunked = 'transfer-encoding: chunked\r\n'

/** By what they are sent to: the status that is due, before the connection ends. */
const endless = {
	'an announced body': [`POST /api/v1/public/member HTTP/1.1\r\n${json}${announced}`, 413],
	'chunks without end': [`POST /api/v1/public/member HTTP/1.1\r\n${json}${chunked}`, 413],
	'chunks to a call that takes none': [`POST /api/v1/public/member/lupakan HTTP/1.1\r\n${chunked}`, 401],
	'chunks to no call': [`POST /api/v1/public/nothing HTTP/1.1\r\n${chunked}`, 404],
	'chunks to a page': [`POST /layanan HTTP/1.1\r\n${chunked}`, 405],
	'chunks with a GET': [`GET /layanan HTTP/1.1\r\n${chunked}`, 200],
	'chunks to a picture': [`POST /images/foto-layanan/bedah-minimal-invasif.webp HTTP/1.1\r\n${chunked}`, 405],
} as const

/** Endless bodies get a response and are cut off, and are not stored in memory. */
export const floodBodies: Fault = {
	name: 'oversize and never-ending bodies',
	quick: true,
	databases: ['sqlite'],
	run: (run) =>
		underLoad(run, { clients: 2, pauseMs: 50 }, async (world) => {
			const rounds = ROUNDS[run.long ? 'long' : 'short']
			let before = 0
			// The first time a server does anything it grows by what it then keeps.
			for (let round = -1; round < rounds; round += 1) {
				if (round === 0) before = residentMb(world.site.pid)
				const floods = Object.entries(endless).flatMap(([what, [head, status]]) =>
					Array.from({ length: EACH }, () => flood(world, what, head, status)),
				)
				await Promise.all(floods)
			}
			const growth = residentMb(world.site.pid) - before
			world.expect(growth < MAX_GROWTH_MB, `the site grew by ${growth} MB`)
			return rounds * EACH * Object.keys(endless).length
		}),
}

async function flood({ run, site, expect }: World, what: string, head: string, status: number) {
	const socket = await openSocket(site.url)
	let answer = ''
	socket.on('data', (chunk) => {
		answer += chunk
	})
	socket.write(`${head}host: localhost\r\n\r\n`)
	const piece = Buffer.alloc(64 * 1024, 'a')
	const isChunked = head.includes('chunked')
	let sent = 0
	const send = () => {
		while (!socket.destroyed) {
			sent += piece.length
			if (isChunked) socket.write(`${piece.length.toString(16)}\r\n`)
			const goesOn = socket.write(piece)
			if (isChunked) socket.write('\r\n')
			if (!goesOn) return void socket.once('drain', send)
		}
	}
	send()
	const closed = new Promise((resolve) => socket.once('close', resolve))
	const bound = boundOf(run, CLOSED_MS)
	const inTime = await Promise.race([closed.then(() => true), after(bound)])
	socket.destroy()
	const got = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
	expect(inTime, `${what}: still open after ${bound} ms and ${sent} bytes`)
	// Who is cut off in the middle of sending may not hear why.
	expect(got === status || Number.isNaN(got), `${what}: ${got} instead of ${status}`)
}

const after = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms).unref())

export const residentMb = (pid: number) =>
	Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
