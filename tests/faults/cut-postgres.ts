import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { startThrowawayPostgres } from '../../scripts/throwaway-postgres.mjs'
import type { Fault } from './fault.ts'
import { underLoad, type World } from './under-load.ts'

const ROUNDS = { cut: { short: 4, long: 60 }, restart: { short: 1, long: 20 } }
const DOWN_MS = 700
/** Within this time after the database is back, reservations go on. */
const RECOVERY_MS = 2000
/** The time for one query, for a connection, and some more on a busy machine. */
const LONGEST_ANSWER_MS = 14_000

/** Connections end under the requests that use them, and under those at rest. */
export const cutPostgres: Fault = {
	name: 'PostgreSQL connections cut',
	databases: ['postgres'],
	run: (run) =>
		underLoad(run, {}, async (world) => {
			const admin = new pg.Client({ connectionString: world.databaseUrl })
			await admin.connect()
			const rounds = ROUNDS.cut[run.long ? 'long' : 'short']
			for (let round = 0; round < rounds; round += 1) {
				await world.load.more(20)
				await admin.query(
					'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
				)
				await withinRecovery(world, 'connections were cut')
			}
			await admin.end()
			expectAlive(world)
			return rounds
		}),
}

/** The whole server goes away and comes back, tidily or not; in the long form it also stops answering. */
export const restartPostgres: Fault = {
	name: 'PostgreSQL restarted',
	databases: ['postgres'],
	async run(run) {
		const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-postgres-'))
		// PostgreSQL's own user has to get through to its cluster.
		chmodSync(folder, 0o711)
		const postgres = await startThrowawayPostgres(join(folder, 'postgres'), { durable: true })
		try {
			return await underLoad(run, { databaseUrl: postgres.url }, async (world) => {
				const rounds = ROUNDS.restart[run.long ? 'long' : 'short']
				await fetch(`${world.site.url}/layanan`).then((page) => page.text())
				for (let round = 0; round < rounds; round += 1) {
					await world.load.more(30)
					await postgres.stop(world.random.chance(0.5) ? 'SIGQUIT' : 'SIGINT')
					const refused = world.load.ledger.statuses.get(503) ?? 0
					await delay(DOWN_MS)
					const met = (world.load.ledger.statuses.get(503) ?? 0) - refused
					world.expect(met > 0, 'nobody was told to come back while PostgreSQL was away')
					await expectPagesWithoutDatabase(world)
					await postgres.startAgain()
					await withinRecovery(world, 'PostgreSQL came back')
					await expectChangesSeen(world, `Layanan ${round}`)
				}
				expectAlive(world)
				return rounds
			})
		} finally {
			await postgres.stop()
			rmSync(folder, { recursive: true, force: true })
		}
	},
}

async function withinRecovery({ load, expect }: World, after: string) {
	const began = performance.now()
	await load.more(1)
	const took = performance.now() - began
	expect(took < RECOVERY_MS, `the first reservation after ${after} took ${Math.round(took)} ms`)
	const { slowestMs } = load.ledger
	expect(slowestMs < LONGEST_ANSWER_MS, `somebody waited ${Math.round(slowestMs)} ms for an answer`)
}

async function expectPagesWithoutDatabase({ site, expect }: World) {
	const get = async (path: string) => {
		const response = await fetch(site.url + path, { signal: AbortSignal.timeout(3000) })
		return { status: response.status, text: await response.text() }
	}
	const [page, health, ready] = await Promise.all([get('/layanan'), get('/healthz'), get('/readyz')])
	expect(page.status === 200 && page.text.includes('igd-24-jam'), 'a page that was kept is not sent without database')
	expect(health.status === 200, `/healthz answers ${health.status} without database`)
	expect(ready.status === 503, `/readyz answers ${ready.status} without database`)
}

/** What watches for changes of content has to find its way back as well. */
async function expectChangesSeen({ site, databaseUrl, expect }: World, nama: string) {
	const admin = new pg.Client({ connectionString: databaseUrl })
	await admin.connect()
	await admin.query(`update layanan set nama = $1 where uri = 'igd-24-jam'`, [nama])
	await admin.end()
	const deadline = performance.now() + RECOVERY_MS
	while (performance.now() < deadline) {
		const page = await fetch(`${site.url}/layanan`)
		if ((await page.text()).includes(nama)) return
		await delay(50)
	}
	expect(false, 'a change of content was not seen after PostgreSQL came back')
}

function expectAlive({ site, expect }: World) {
	try {
		process.kill(site.pid, 0)
	} catch {
		expect(false, 'the site ended with its database')
	}
}
