import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { Load } from './run-wrk.ts'
import { percentile } from './statistics.ts'

/**
 * Sends different requests once each, over several connections for some seconds, which wrk cannot do. It runs as a
 * process: `node bench/send-each-once.ts <file with an Order>` prints a Load.
 */
export interface Order {
	url: string
	/** Whole requests as they go over the wire. */
	requests: string[]
	connections: number
	seconds: number
	/** The expected status; another one ends the run. */
	status: number
}

const { url, requests, connections, seconds, status } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Order
const { hostname, port } = new URL(url)
const taken: number[] = []
let next = 0
const start = performance.now()
const end = start + seconds * 1000

async function sendRequests(): Promise<void> {
	const socket = connect({ host: hostname, port: Number(port), noDelay: true }).setEncoding('latin1')
	await once(socket, 'connect')
	while (performance.now() < end && next < requests.length) {
		const sent = performance.now()
		socket.write(requests[next++] as string)
		const response = await readResponse(socket)
		if (!response.startsWith(`HTTP/1.1 ${status} `)) throw new Error(`A response failed: ${response.slice(0, 500)}`)
		taken.push(performance.now() - sent)
	}
	socket.destroy()
}

function readResponse(socket: ReturnType<typeof connect>): Promise<string> {
	return new Promise((resolve, reject) => {
		let response = ''
		const take = (part: string) => {
			response += part
			const head = response.indexOf('\r\n\r\n')
			if (head < 0) return
			const length = Number(/\r\ncontent-length: *(\d+)/i.exec(response.slice(0, head + 2))?.[1] ?? Number.NaN)
			if (Number.isNaN(length)) return done(() => reject(new Error(`A response without a length: ${response}`)))
			if (response.length >= head + 4 + length) done(() => resolve(response))
		}
		const closed = () => done(() => reject(new Error('The server closed the connection.')))
		const done = (settle: () => void) => {
			socket.off('data', take).off('close', closed)
			settle()
		}
		socket.on('data', take).on('close', closed)
	})
}

await Promise.all(Array.from({ length: connections }, sendRequests))
const load: Load = {
	perSecond: taken.length / ((performance.now() - start) / 1000),
	p50: percentile(taken, 0.5),
	p99: percentile(taken, 0.99),
}
console.log(JSON.stringify(load))
