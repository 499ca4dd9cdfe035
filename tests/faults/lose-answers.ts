import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Fault } from './fault.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import { underLoad } from './under-load.ts'

const ANSWERS_LOST = { short: 40, long: 3000 }
const CHANCE = 0.08

/** The request arrives and is done, its answer never comes: the client asks again and gets what was made. */
export const loseAnswers: Fault = {
	name: 'answer cut after commit',
	quick: true,
	databases: ['sqlite', 'postgres'],
	async run(run) {
		const wanted = ANSWERS_LOST[run.long ? 'long' : 'short']
		let proxy: Proxy | undefined
		try {
			return await underLoad(run, { through: () => proxy?.url ?? 'http://127.0.0.1:9' }, async (world) => {
				proxy = await startLosingProxy(() => world.site.url, seededRandom(run.seed))
				while (proxy.lost() < wanted) await world.load.more(10)
				proxy.stopLosing()
				return proxy.lost()
			})
		} finally {
			proxy?.close()
		}
	},
}

interface Proxy {
	url: string
	lost(): number
	stopLosing(): void
	close(): void
}

/** Passes bytes on, and now and then drops an answer when it has come in whole, or half of it. */
async function startLosingProxy(target: () => string, random: SeededRandom): Promise<Proxy> {
	let lost = 0
	let losing = true
	const sockets = new Set<Socket>()
	const server = createServer((client) => {
		const { hostname, port } = new URL(target())
		const site = connect(Number(port), hostname)
		for (const socket of [client, site]) {
			sockets.add(socket)
			socket.on('error', () => {})
			socket.on('close', () => {
				sockets.delete(socket)
				client.destroy()
				site.destroy()
			})
		}
		client.pipe(site)
		site.on('data', (chunk: Buffer) => {
			if (!losing || !random.chance(CHANCE)) return void client.write(chunk)
			lost += 1
			if (random.chance(0.5)) client.write(chunk.subarray(0, random.below(chunk.length)), () => client.destroy())
			else client.destroy()
		})
	}).listen(0, '127.0.0.1')
	await once(server, 'listening')
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		lost: () => lost,
		stopLosing: () => {
			losing = false
		},
		close() {
			server.close()
			for (const socket of sockets) socket.destroy()
		},
	}
}
