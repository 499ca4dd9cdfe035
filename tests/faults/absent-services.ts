import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { startSite } from '../support/site-server.ts'
import { boundOf, type Fault } from './fault.ts'
import { underLoad, type World } from './under-load.ts'

/** The site waits for a picture store for three seconds, for another provider's API for five; a busy machine longer. */
const IN_TIME_MS = { short: 15_000, long: 8000 }
const MODES = ['refuses', 'hangs', 'answers nonsense'] as const
type Mode = (typeof MODES)[number]

/**
 * The picture store, and the API if it is another provider's, are away in every way. Geolocation and pixel are asked by
 * the browser: tests/journeys/lokasi-pengunjung.browser.ts and pixel.browser.ts.
 */
export const absentServices: Fault = {
	name: 'picture store and other API absent',
	databases: ['sqlite'],
	waits: true,
	async run(run) {
		const other = await startOther()
		const store = {
			PICTURE_STORE: 's3://gambar',
			S3_ENDPOINT: other.url,
			S3_ACCESS_KEY_ID: 'a',
			S3_SECRET_ACCESS_KEY: 'b',
		}
		try {
			return await underLoad(run, { clients: 2, pauseMs: 100, env: store }, async (world) => {
				const apart = await startSite({ env: { ...world.env, API_URL: `${other.url}/api` } })
				try {
					for (const mode of MODES) {
						await other.become(mode)
						await Promise.all([
							expectPage(world, world.site.url, `the picture store ${mode}`, { status: 200, text: 'igd-24-jam' }),
							expectPicture(world, mode),
							expectPage(world, apart.url, `the other API ${mode}`, { status: 503, text: '</html>' }),
						])
					}
				} finally {
					await apart.stop('SIGKILL')
				}
				await world.load.more(5)
				return MODES.length
			})
		} finally {
			await other.close()
		}
	},
}

const PAGE = '/layanan'

async function expectPage({ run, expect }: World, site: string, when: string, due: { status: number; text: string }) {
	const { status, text, took } = await get(site + PAGE)
	expect(
		status === due.status && text.includes(due.text) && took < boundOf(run, IN_TIME_MS),
		`${PAGE} while ${when}: ${status} after ${took} ms`,
	)
}

async function expectPicture({ run, site, expect }: World, mode: Mode) {
	const { status, took } = await get(`${site.url}/images/foto-layanan/fisioterapi.webp?w=320`)
	// What is not a picture is none, wherever it comes from.
	const due = mode === 'answers nonsense' ? [200, 404, 503] : [200, 503]
	expect(
		due.includes(status) && took < boundOf(run, IN_TIME_MS),
		`a picture while its store ${mode}: ${status} after ${took} ms`,
	)
}

async function get(url: string) {
	const began = performance.now()
	const response = await fetch(url, { signal: AbortSignal.timeout(IN_TIME_MS.short * 2) }).catch(() => null)
	const text = (await response?.text()) ?? ''
	return { status: response?.status ?? 0, text, took: Math.round(performance.now() - began) }
}

/** Somebody else's server, at one address in every state. */
async function startOther() {
	const sockets = new Set<Socket>()
	let mode: Mode = 'refuses'
	const server = createServer((socket) => {
		sockets.add(socket)
		socket.on('error', () => {}).on('close', () => sockets.delete(socket))
		if (mode === 'answers nonsense')
			socket.on('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n<nonsense'))
	})
	const leave = async () => {
		for (const socket of sockets) socket.destroy()
		if (server.listening) await new Promise((resolve) => server.close(resolve))
	}
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const { port } = server.address() as AddressInfo
	return {
		url: `http://127.0.0.1:${port}`,
		async become(next: Mode) {
			await leave()
			mode = next
			if (mode === 'refuses') return
			server.listen(port, '127.0.0.1')
			await once(server, 'listening')
		},
		close: leave,
	}
}
