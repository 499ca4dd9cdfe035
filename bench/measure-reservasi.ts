import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inTurns, type Pace } from './measure-requests.ts'
import { prepareCarts } from './prepare-carts.ts'
import type { Row } from './results.ts'
import type { Load } from './run-wrk.ts'
import type { Order } from './send-each-once.ts'
import { type BareServer, LOAD_CORE, onCore } from './start-servers.ts'

/** More than any machine reserves per second. */
const MAX_PER_SECOND = 4000

export const RESERVASI = 'reservation, written to disk'

interface Options {
	site: string
	databaseUrl: string
	bare: BareServer
	/** For the file with the requests. */
	folder: string
	pace: Pace
}

/** Every reservation empties another member's cart. */
export async function measureReservasi(options: Options): Promise<Omit<Row, 'database'>> {
	const { site, databaseUrl, bare, folder, pace } = options
	const { seconds, rounds, connections } = pace
	const each = seconds * MAX_PER_SECOND
	const requests = await prepareCarts(databaseUrl, each * (rounds + 1))
	const body = Buffer.from(JSON.stringify({ data: { created: { id: '0'.repeat(32), kode: 'AAAAA-AAAAA-AAAAA' } } }))
	await bare.respondWith({ status: 201, type: 'application/json', encoding: '', body })

	let round = 0
	const send = async (url: string, sent: string[]): Promise<Load> => {
		const order: Order = { url, requests: sent, connections, seconds, status: 201 }
		const file = join(folder, 'order.json')
		writeFileSync(file, JSON.stringify(order))
		const [program = '', ...command] = [...onCore(LOAD_CORE), process.execPath, 'bench/send-each-once.ts', file]
		const { stdout } = await promisify(execFile)(program, command, { cwd: join(import.meta.dirname, '..') })
		return JSON.parse(stdout)
	}
	// The bare server gets the same requests again and again: it does not read them.
	const again = Array.from({ length: 20 }, () => requests.slice(0, each)).flat()
	const reserve = () => send(site, requests.slice(round * each, ++round * each))
	await reserve()
	const measured = await inTurns(rounds, reserve, () => send(bare.url, again))
	return { what: RESERVASI, bytes: body.length, ...measured }
}
