import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startThrowawayPostgres } from '../scripts/throwaway-postgres.mjs'
import { runCommand } from '../tests/support/run-backup.ts'
import { openTestDatabase } from '../tests/support/test-database.ts'
import { chooseTestDatabase } from '../tests/support/test-database-choice.ts'
import { growReservasi } from './desk-calls.ts'

const RESERVATIONS = 100_000

/** How long `npm run backup` and `npm run restore` take with 100,000 reservations. Prints what they print. */
export async function measureRestore(folder: string, withPostgres: boolean): Promise<void> {
	const runDir = join(folder, 'restore')
	mkdirSync(runDir)
	chooseTestDatabase({ kind: 'sqlite', runDir })
	await measureOn('SQLite', runDir)
	if (!withPostgres) return
	const postgres = await startThrowawayPostgres(join(folder, 'postgres'), { durable: true })
	chooseTestDatabase({ kind: 'postgres', runDir, postgresUrl: postgres.url })
	await measureOn('PostgreSQL', runDir)
	await postgres.stop()
}

async function measureOn(name: string, runDir: string): Promise<void> {
	const database = await openTestDatabase({ demo: true })
	await growReservasi(database, RESERVATIONS, Date.now())
	// An open connection counts as a server that uses the database.
	await database.close()
	const data = join(runDir, name)
	mkdirSync(data)
	const backups = join(data, 'backups')
	const env = { DATABASE_URL: database.url, DATA_DIR: data, KEYS_DIR: join(data, 'keys') }
	console.log(`\n${name}, ${RESERVATIONS} reservations`)
	await run('backup', [backups], env)
	const [made = ''] = readdirSync(backups)
	await run('restore', [join(backups, made), '--replace'], env)
	await database.dispose()
}

async function run(command: 'backup' | 'restore', args: string[], env: Record<string, string>): Promise<void> {
	const started = performance.now()
	const { code, output } = await runCommand(command, args, env)
	if (code !== 0) throw new Error(`npm run ${command} ended with ${code}: ${output}`)
	const seconds = ((performance.now() - started) / 1000).toFixed(1)
	console.log(`npm run ${command}: ${seconds} s with the start of the process\n${output}`)
}
