import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { STAFF_API } from '../../server/staff/create-staff-api.ts'
import { startSite } from '../support/site-server.ts'
import { openTestDatabase } from '../support/test-database.ts'

export interface HalfSentStorm {
	bodies: number
	announcedBytes: number
	/** Responses to the half-sent bodies, by status. */
	statuses: Record<string, number>
	/** How often `/readyz` was not 200 meanwhile. */
	notReady: number
	/** Whether a visitor could write meanwhile. */
	visitorWrote: boolean
	memoryBeforeMb: number
	peakMemoryMb: number
}

interface Size {
	bodies: number
	/** Of each body; all but the last six bytes are sent. */
	announcedBytes: number
}

const json = { 'content-type': 'application/json' }

/** Strangers send almost the whole of a body to the sign-in of staff, and stall. */
export async function runHalfSentStorm({ bodies, announcedBytes }: Size): Promise<HalfSentStorm> {
	const database = await openTestDatabase()
	const site = await startSite({ env: { DATABASE_URL: database.url } })
	const sockets: Socket[] = []
	try {
		const isReady = async () => (await fetch(`${site.url}/readyz`)).status === 200
		await isReady()
		const memoryBeforeMb = residentMb(site.pid)
		const statuses: Record<string, number> = {}
		const half = Buffer.alloc(announcedBytes - 6, ' ')
		const send = () =>
			new Promise<void>((resolve) => {
				const { hostname, port } = new URL(site.url)
				const socket = connect(Number(port), hostname, () => {
					socket.write(`POST ${STAFF_API}/masuk HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`)
					socket.write(`content-length: ${announcedBytes}\r\n\r\n`)
					socket.write(half, () => resolve())
				})
				sockets.push(socket)
				socket.once('data', (chunk) => {
					const status = chunk.toString('latin1').slice(9, 12)
					statuses[status] = (statuses[status] ?? 0) + 1
				})
				// Who is refused early may be cut off while sending.
				socket.on('error', () => resolve())
				socket.on('close', () => resolve())
			})
		let [notReady, peakMemoryMb] = [0, 0]
		for (let sent = 0; sent < bodies; sent += 50) {
			await Promise.all(Array.from({ length: Math.min(50, bodies - sent) }, send))
			if (!(await isReady())) notReady += 1
			peakMemoryMb = Math.max(peakMemoryMb, residentMb(site.pid))
		}
		const written = await fetch(`${site.url}/api/v1/public/member`, {
			method: 'POST',
			headers: json,
			body: JSON.stringify({ nama: 'Sari', noTelp: '081234567890' }),
		})
		return {
			bodies,
			announcedBytes,
			statuses,
			notReady,
			visitorWrote: written.status === 201,
			memoryBeforeMb,
			peakMemoryMb: Math.max(peakMemoryMb, residentMb(site.pid)),
		}
	} finally {
		for (const socket of sockets) socket.destroy()
		await site.stop()
		await database.dispose()
	}
}

function residentMb(pid: number): number {
	const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
	return Math.round(Number(kilobytes) / 1024)
}
