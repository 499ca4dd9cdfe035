import { statSync } from 'node:fs'
import { sql } from 'kysely'
import { createLimits, type Limits } from '../../server/http/limits.ts'
import { openTestApi, type TestApi } from '../support/test-api.ts'
import { SENIN_PAGI } from '../support/test-rows.ts'

export interface VisitorStorm {
	/** Visitor records sent from one address, each as large as its fields allow. */
	records: number
	stored: number
	/** What the database grew by, with its indexes. */
	bytesPerRecord: number
	/** At the limits of a day: 5,000 records of an address, 200,000 of all. */
	megabytesPerAddress: number
	megabytesInAll: number
}

const DAILY = { address: 5000, all: 200_000 }

/** One address sends visitor records with the longest values that are stored. */
export async function runVisitorStorm(records: number): Promise<VisitorStorm> {
	const limits = createLimits()
	const api = await openTestApi({ now: SENIN_PAGI, limits: onlyDaily(limits) })
	try {
		const before = await bytesOf(api)
		for (let place = 0; place < records; place++) {
			await send(api, JSON.stringify(largest(place)))
		}
		const bytes = (await bytesOf(api)) - before
		const { count } = await api.db
			.selectFrom('webVisitor')
			.select(({ fn }) => fn.countAll().as('count'))
			.executeTakeFirstOrThrow()
		const stored = Number(count)
		const bytesPerRecord = Math.ceil(bytes / stored)
		return {
			records,
			stored,
			bytesPerRecord,
			megabytesPerAddress: Math.ceil((bytesPerRecord * DAILY.address) / 1e6),
			megabytesInAll: Math.ceil((bytesPerRecord * DAILY.all) / 1e6),
		}
	} finally {
		await api.dispose()
	}
}

/** The limits per minute would stop the storm earlier; here the daily ones have to. */
const onlyDaily = ({ use, reached }: Limits): Limits => ({
	use: async (name, key) => (name.startsWith('kunjungan') ? use(name, key) : null),
	reached,
})

/** The most bytes that are stored, see `create-web-visitor.ts`. */
const largest = (place: number) => {
	const name = `${place}-${'é'.repeat(45)}`
	return {
		routeName: 'kategori_info_kesehatan_detail',
		url: `/artikel/${place}-${'é'.repeat(140)}`,
		ip: `2001:db8:${(place & 0xffff).toString(16)}::1`,
		provider: name,
		negara: name,
		provinsi: name,
		kota: name,
		timezone: name,
		latitude: -8.219_233_1,
		longitude: 114.369_1,
	}
}

async function send(api: TestApi, body: string): Promise<void> {
	const headers = { 'content-type': 'application/json', 'user-agent': 'Firefox/140' }
	const response = await api.api.request(
		'http://localhost/api/v1/public/web-visitor',
		{ method: 'POST', headers, body },
		{ incoming: { headers, socket: { remoteAddress: '203.0.113.7' } } },
	)
	if (response.status !== 201) throw new Error(`A visitor record got ${response.status}.`)
}

/** The size of the database, without SQLite's write-ahead log. */
async function bytesOf({ database, db }: TestApi): Promise<number> {
	if (database.kind === 'sqlite') {
		await sql`pragma wal_checkpoint(truncate)`.execute(db)
		return statSync(database.url.slice('sqlite:'.length)).size
	}
	const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db)
	return Number(rows[0]?.bytes)
}
