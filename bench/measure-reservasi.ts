import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withWork } from './cpu-seconds.ts'
import { type Address, inTurns, type Pace } from './measure-requests.ts'
import { prepareCarts } from './prepare-carts.ts'
import type { Row } from './results.ts'
import type { Load } from './run-wrk.ts'
import type { Order } from './send-each-once.ts'
import { type BareServer, LOAD_CORE, onCore } from './start-servers.ts'

/** More than any machine reserves in a second. */
const MAX_PER_SECOND = 4000

export const RESERVASI = 'reservation, written for good'

interface Options {
	site: Address
	databaseUrl: string
	bare: BareServer
	/** For what the sender is to send. */
	folder: string
	pace: Pace
}

/** Every reservation empties another member's cart. nginx serves no file to who sends something. */
export async function measureReservasi({ site, databaseUrl, bare, folder, pace }: Options) {
	const { seconds, rounds, connections } = pace
	const each = seconds * MAX_PER_SECOND
	const requests = await prepareCarts(databaseUrl, each * (rounds + 1))
	const body = Buffer.from(JSON.stringify({ data: { created: { id: '0'.repeat(32), kode: 'AAAAA-AAAAA-AAAAA' } } }))
	await bare.answerWith({ status: 201, type: 'application/json', packing: '', cache: '', body })

	let round = 0
	const send = async ({ url, pid }: Address, sent: string[]): Promise<Load> => {
		const order: Order = { url, requests: sent, connections, seconds, status: 201 }
		const file = join(folder, 'order.json')
		writeFileSync(file, JSON.stringify(order))
		const [program = '', ...command] = [...onCore(LOAD_CORE), process.execPath, 'bench/send-each-once.ts', file]
		return withWork(pid, seconds, async () => {
			const { stdout } = await promisify(execFile)(program, command, { cwd: join(import.meta.dirname, '..') })
			return JSON.parse(stdout)
		})
	}
	// To the bare server the same few again and again: it does not look at them.
	const again = Array.from({ length: 20 }, () => requests.slice(0, each)).flat()
	const reserve = () => send(site, requests.slice(round * each, ++round * each))
	await reserve()
	const { ours, bare: theirs } = await inTurns(pace, {
		ours: reserve,
		bare: () => send(bare, again),
	})
	return { what: RESERVASI, bytes: body.length, ours: ours as Load, bare: theirs } satisfies Omit<Row, 'database'>
}
