import pg from 'pg'
import { boundOf, type Fault } from './fault.ts'
import { expectRecovery } from './recovery.ts'
import { underLoad, type World } from './under-load.ts'

const ROUNDS = { short: 4, long: 60 }
/** Nine seconds for all that a request waits for, and some more on a busy machine. */
export const LONGEST_ANSWER_MS = { short: 17_000, long: 10_000 }
/** Longer than that, so that it is seen. */
export const CLIENT_WAITS_MS = 25_000

/** Connections end under the requests that use them, and under those at rest. */
export const cutPostgres: Fault = {
	name: 'PostgreSQL connections cut',
	databases: ['postgres'],
	run: (run) =>
		underLoad(run, { timeoutMs: CLIENT_WAITS_MS }, async (world) => {
			const admin = new pg.Client({ connectionString: world.databaseUrl })
			await admin.connect()
			const rounds = ROUNDS[run.long ? 'long' : 'short']
			for (let round = 0; round < rounds; round += 1) {
				await world.load.more(20)
				await admin.query(
					'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
				)
				await expectRecovery(world, 'connections were cut')
				expectAnswersInTime(world)
			}
			await admin.end()
			expectAlive(world)
			return rounds
		}),
}

/** Every request gets a response in time, whatever the database does. */
export function expectAnswersInTime({ run, load, expect }: World) {
	const { slowestMs } = load.ledger
	expect(slowestMs < boundOf(run, LONGEST_ANSWER_MS), `somebody waited ${Math.round(slowestMs)} ms for an answer`)
}

export function expectAlive({ site, expect }: World) {
	try {
		process.kill(site.pid, 0)
	} catch {
		expect(false, 'the site ended with its database')
	}
}
