import { seededRandom } from '../faults/seeded-random.ts'
import type { Attack, Kind, Target } from './attack.ts'
import { kinds } from './kinds.ts'
import { pollution, watchAnswer } from './watch-answer.ts'

export interface AbuseOptions {
	seed: number
	/** Of all kinds together. */
	requests: number
	/** Only kinds whose name contains this. */
	only?: string
}

export interface KindResult {
	name: string
	requests: number
	taken: number
	refused: number
	failed: number
	wrong: string[]
	slowestMs: number
}

/** A request that takes more CPU time than this is a denial of service. */
const MAX_MS = 2000
const MAX_WRONG = 20

/** Runs every kind of attack and returns the results. A seed fixes the choices; ids are random. */
export async function runAbuse(target: Target, { seed, requests, only = '' }: AbuseOptions): Promise<KindResult[]> {
	const untouched = await rowsOfVictims(target)
	const results: KindResult[] = []
	for (const [place, kind] of kinds.entries()) {
		if (!kind.name.includes(only)) continue
		const result = await runKind(target, kind, Math.ceil(requests * kind.share), seed + place)
		if (JSON.stringify(await rowsOfVictims(target)) !== JSON.stringify(untouched))
			result.wrong.push('something of a victim was changed')
		result.wrong.push(...pollution().map((name) => `every object has ${name}`), ...(await grantedWishes(target)))
		results.push(result)
	}
	return results
}

async function runKind(target: Target, kind: Kind, requests: number, seed: number): Promise<KindResult> {
	const result: KindResult = {
		name: kind.name,
		requests: 0,
		taken: 0,
		refused: 0,
		failed: 0,
		wrong: [],
		slowestMs: 0,
	}
	for await (const attack of kind.attacks(target, seededRandom(seed))) {
		const started = performance.now()
		const busy = process.threadCpuUsage()
		const answer = await target.send(attack.request)
		const ms = performance.now() - started
		const { user, system } = process.threadCpuUsage(busy)
		const busyMs = (user + system) / 1000
		result.requests++
		result.slowestMs = Math.max(result.slowestMs, ms)
		if (answer.status >= 500) result.failed++
		else if (answer.status >= 400) result.refused++
		else result.taken++
		const wrong =
			watchAnswer(target, attack, answer) ??
			(await attack.judge?.(answer)) ??
			(busyMs > MAX_MS ? `took ${Math.round(busyMs)} ms` : null)
		if (wrong !== null) result.wrong.push(`${describe(attack)}: ${wrong}`)
		if (result.requests >= requests || result.wrong.length >= MAX_WRONG) break
	}
	return result
}

const describe = ({ request }: Attack) => `${request.method} ${decodeURI(new URL(request.url).pathname).slice(0, 100)}`

/** All rows of the two victims. */
async function rowsOfVictims({ hospital: { db }, victims }: Target) {
	const members = victims.map(({ memberId }) => memberId)
	const rows = await Promise.all([
		db.selectFrom('member').selectAll().where('id', 'in', members).orderBy('id').execute(),
		...(['memberPerangkat', 'memberPasien', 'shopKeranjang', 'shopReservasi'] as const).map((table) =>
			db.selectFrom(table).selectAll().where('memberId', 'in', members).orderBy('id').execute(),
		),
		db.selectFrom('memberPindah').selectAll().where('memberId', 'in', members).orderBy('memberId').execute(),
	])
	// A request with a member's cookie updates seenAt alone.
	return rows.map((table) => table.map((row) => ({ ...row, seenAt: null })))
}

/** Rows that say what only the server may say, see mass-assignment.ts. */
async function grantedWishes({ hospital: { db } }: Target): Promise<string[]> {
	const allowed = await db.selectFrom('artikelKomentar').select('id').where('allowStatus', '=', 'diizinkan').execute()
	const cheap = await db.selectFrom('shopReservasiItem').select('id').where('harga', '<=', 1).execute()
	// Callers may cancel their own.
	const standings = ['baru', 'batal'] as const
	const advanced = await db.selectFrom('shopReservasi').select('id').where('status', 'not in', standings).execute()
	const chosen = await Promise.all(
		(['member', 'memberPasien', 'shopKeranjang', 'shopReservasi', 'artikelKomentar'] as const).map((table) =>
			db.selectFrom(table).select('id').where('createdAt', '=', 1).execute(),
		),
	)
	return [
		...allowed.slice(1).map(({ id }) => `comment ${id} is allowed`),
		...cheap.map(({ id }) => `line ${id} has a price of the caller's`),
		...advanced.map(({ id }) => `reservation ${id} has a standing of the caller's`),
		...chosen.flat().map(({ id }) => `row ${id} has a time of the caller's`),
	]
}
