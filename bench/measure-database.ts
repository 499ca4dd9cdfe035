import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { step } from '../scripts/steps.mjs'
import { startThrowawayPostgres } from '../scripts/throwaway-postgres.mjs'
import { listCases } from './cases.ts'
import { measureCase, type Pace } from './measure-requests.ts'
import { measureReservasi, RESERVASI } from './measure-reservasi.ts'
import type { Row } from './results.ts'
import { type BareServer, onCore, pin, SERVER_CORE, startSite } from './start-servers.ts'

export interface Setting {
	/** For temporary files. */
	folder: string
	/** The site's data folder. */
	dataDir: string
	bare: BareServer
	pace: Pace
}

/** Measures every case on SQLite; on PostgreSQL those in which the database matters. */
export async function measureDatabase(database: 'SQLite' | 'PostgreSQL', setting: Setting): Promise<Row[]> {
	const { folder, dataDir, bare, pace } = setting
	const postgres = database === 'PostgreSQL' ? await startPinnedPostgres(join(folder, 'postgres')) : null
	const databaseUrl = postgres?.url ?? `sqlite:${join(dataDir, 'yasmin.db')}`
	const options = { dataDir, databaseUrl, command: onCore(SERVER_CORE) }
	const site = await step(`${database}: site`, () => startSite(options))
	const uncached = await step(`${database}: site without cache`, () => startSite({ ...options, responseCache: false }))
	const rows: Row[] = []
	for (const each of await listCases(site.url)) {
		if (postgres && !each.onPostgres) continue
		const { url } = each.cached ? site : uncached
		const measured = await step(`${database}: ${each.what}`, () => measureCase(url, each, bare, pace))
		rows.push({ ...measured, database: each.cached ? null : database })
	}
	await uncached.stop()
	const reservasi = { site: site.url, databaseUrl, bare, folder, pace }
	rows.push({ ...(await step(`${database}: ${RESERVASI}`, () => measureReservasi(reservasi))), database })
	await site.stop()
	await postgres?.stop()
	return rows
}

/** Its processes inherit the core. */
async function startPinnedPostgres(folder: string) {
	const server = await startThrowawayPostgres(folder, { durable: true })
	const [pid] = readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')
	pin(Number(pid), SERVER_CORE)
	return server
}
