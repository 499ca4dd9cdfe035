import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { step } from '../scripts/steps.mjs'
import { startThrowawayPostgres } from '../scripts/throwaway-postgres.mjs'
import { type Case, listCases } from './cases.ts'
import { measureCase, type Others, type Pace } from './measure-requests.ts'
import { measureReservasi, RESERVASI } from './measure-reservasi.ts'
import type { Row } from './results.ts'
import { onCore, pin, SERVER_CORE, startSite } from './start-servers.ts'

export interface Setting {
	/** For what has to be written down. */
	folder: string
	/** The site's own. */
	dataDir: string
	others: Others
	pace: Pace
}

/** Every kind of request on SQLite; on PostgreSQL some that ask it, beside the bare server alone. */
export async function measureDatabase(database: 'SQLite' | 'PostgreSQL', setting: Setting): Promise<Row[]> {
	const { folder, dataDir, others, pace } = setting
	const postgres = database === 'PostgreSQL' ? await startPinnedPostgres(join(folder, 'postgres')) : null
	const databaseUrl = postgres?.url ?? `sqlite:${join(dataDir, 'yasmin.db')}`
	const site = await step(`${database}: site`, () => startSite({ dataDir, databaseUrl, command: onCore(SERVER_CORE) }))
	// A trial is short, and what nginx does with those bytes is known from the others.
	const isTrial = pace.rounds === 1
	const beside = ({ reads }: Case) => (postgres || (isTrial && reads) ? { ...others, nginx: null } : others)
	const rows: Row[] = []
	for (const each of await listCases(site.url)) {
		if (postgres && !each.onPostgres) continue
		const measured = await step(`${database}: ${each.what}`, () => measureCase(site, each, beside(each), pace))
		rows.push({ ...measured, database: each.reads ? database : null })
	}
	const reservasi = { site, databaseUrl, bare: others.bare, folder, pace }
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
