import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connectDatabase, type Database } from '../database/connect.ts'
import { startThrowawayPostgres } from '../scripts/throwaway-postgres.mjs'
import { recordEvent } from '../server/peristiwa/record-event.ts'
import { savePassword, scryptPasswords } from '../server/staff/auth/passwords.ts'
import { newStaf } from '../server/staff/pengguna/pengguna-routes.ts'
import { insertRows } from '../tests/support/test-rows.ts'
import { type Server, startSite } from './start-servers.ts'
import { median } from './statistics.ts'

const STREAMS = 200
/** As many as a session may have: signing in is slow on purpose. */
const PER_SESSION = 8
const SECONDS = 10
const WRITES = 10
const SANDI = 'gerobak ungu melompati awan'
const STAFF = '/api/v1/staf'

/** What open event streams cost one worker: memory, processor time, and how late an event is. Prints a table. */
export async function measureStreams(folder: string, withPostgres: boolean): Promise<void> {
	const dataDir = join(folder, 'data')
	await measureOn(dataDir, `sqlite:${join(dataDir, 'yasmin.db')}`)
	if (!withPostgres) return
	const postgres = await startThrowawayPostgres(join(folder, 'postgres'))
	await measureOn(dataDir, postgres.url)
	await postgres.stop()
}

async function measureOn(dataDir: string, databaseUrl: string): Promise<void> {
	const site = await startSite({ dataDir, databaseUrl })
	const database = connectDatabase(databaseUrl)
	await insertRows(database.db, 'member', [{}])
	await insertRows(database.db, 'shopReservasi', [{}])
	const cookies = await signInOften(site, database)
	const load = (name: string, during?: () => Promise<void>) => measureLoad(site.pid, name, during)
	const rows = [await load('no stream')]
	const heard: number[] = []
	let writtenAt = 0
	const streams: (() => void)[] = []
	// One after the other: more than 100 requests at once are refused.
	for (const cookie of cookies)
		streams.push(await openStream(site, cookie, () => heard.push(performance.now() - writtenAt)))
	await delay(1000)
	rows.push(await load(`${STREAMS} streams`))
	heard.length = 0
	rows.push(
		await load(`${STREAMS} streams, a change per second`, async () => {
			for (let nth = 0; nth < WRITES; nth += 1) {
				writtenAt = performance.now()
				await touchReservasi(database)
				await delay(1000)
			}
		}),
	)
	for (const close of streams) close()
	await delay(1000)
	rows.push(await load('after they closed'))
	console.table(rows)
	const events = `${heard.length} of ${STREAMS * WRITES} events`
	console.log(
		`${database.kind}: ${events}, median ${median(heard).toFixed(0)} ms, latest ${Math.max(...heard).toFixed(0)} ms`,
	)
	await database.close()
	await site.stop()
}

/** One account with many sessions. */
async function signInOften(site: Server, { db }: Database): Promise<string[]> {
	const email = 'meja@rs.example.com'
	const staf = newStaf({ nama: 'Meja', email, peran: ['pendaftaran'] }, Date.now())
	await db.insertInto('staf').values(staf).execute()
	await savePassword(db, { stafId: staf.id, hashed: await scryptPasswords.hash(SANDI), now: Date.now() })
	const cookies: string[] = []
	for (let nth = 0; nth < STREAMS / PER_SESSION; nth += 1) {
		const response = await fetch(`${site.url}${STAFF}/masuk`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${nth}` },
			body: JSON.stringify({ email, sandi: SANDI }),
		})
		if (response.status !== 200) throw new Error(`Signing in answers ${response.status}: ${await response.text()}`)
		const lines = response.headers.getSetCookie()
		const cookie = lines.map((line) => line.replace(/;.*/, '')).join('; ')
		cookies.push(...Array.from({ length: PER_SESSION }, () => cookie))
	}
	return cookies
}

/** Resolves when the stream has begun, with what closes it. */
function openStream({ url }: Server, cookie: string, onChange: () => void): Promise<() => void> {
	return new Promise((resolve, reject) => {
		const sent = request(`${url}${STAFF}/peristiwa`, { headers: { cookie }, agent: false }, (response) => {
			if (response.statusCode !== 200) reject(new Error(`A stream answers ${response.statusCode}.`))
			response.setEncoding('utf8').on('data', (text: string) => {
				if (text.includes('event: mulai')) resolve(() => sent.destroy())
				if (text.includes('"reservasi"')) onChange()
			})
			response.on('error', () => {})
		})
		sent.on('error', reject).end()
	})
}

async function touchReservasi({ db }: Database): Promise<void> {
	await recordEvent(db, { aksi: 'catatan', sumber: 'reservasi', sumberId: '1', label: '', staf: null, now: Date.now() })
}

async function measureLoad(pid: number, name: string, during = () => delay(SECONDS * 1000)) {
	const [started, busy] = [performance.now(), busySeconds(pid)]
	await during()
	const seconds = (performance.now() - started) / 1000
	const resident = Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
	return {
		name,
		'memory MB': Math.round(resident / 1e6),
		'processor %': Number((((busySeconds(pid) - busy) / seconds) * 100).toFixed(1)),
	}
}

const TICKS_PER_SECOND = 100

/** Processor time of a process so far. */
function busySeconds(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
		.replace(/^.*\) /, '')
		.split(' ')
	return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
