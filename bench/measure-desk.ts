import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../scripts/steps.mjs'
import { startThrowawayPostgres } from '../scripts/throwaway-postgres.mjs'
import { chooseTestDatabase } from '../tests/support/test-database-choice.ts'
import { openTestStaff } from '../tests/support/test-staff.ts'
import { deskCalls, growReservasi } from './desk-calls.ts'
import { median } from './statistics.ts'

const RESERVATIONS = 10_000
const TIMES = 20
/** Wanted of each call, in milliseconds. */
const MOST_MS = 300

/** The cost of lists, search, palette and statistics with 10,000 reservations, without HTTP. Prints a table, and fails if a call is too slow. */
export async function measureDesk(folder: string, withPostgres: boolean): Promise<void> {
	const runDir = join(folder, 'desk')
	mkdirSync(runDir)
	chooseTestDatabase({ kind: 'sqlite', runDir })
	const slow = await measureOn('SQLite')
	if (withPostgres) slow.push(...(await measureOnPostgres(folder, runDir)))
	if (slow.length > 0) throw new Failure(`Slower than ${MOST_MS} ms: ${slow.join(', ')}`)
}

async function measureOnPostgres(folder: string, runDir: string): Promise<string[]> {
	const postgres = await startThrowawayPostgres(join(folder, 'postgres'), { durable: true })
	chooseTestDatabase({ kind: 'postgres', runDir, postgresUrl: postgres.url })
	const slow = await measureOn('PostgreSQL')
	await postgres.stop()
	return slow
}

/** The calls that are too slow. */
async function measureOn(database: string): Promise<string[]> {
	const slow: string[] = []
	const staff = await openTestStaff({ demo: true })
	await growReservasi(staff.database, RESERVATIONS, Date.now())
	const desk = await staff.signedIn('admin')
	console.log(`\n${database}, ${RESERVATIONS} reservations, ${TIMES} times; wanted: ${MOST_MS} ms at most`)
	console.log('| call | first | median | slowest |\n| --- | --: | --: | --: |')
	for (const [name, path] of Object.entries(deskCalls(Date.now()))) {
		const taken: number[] = []
		while (taken.length < TIMES) {
			const start = performance.now()
			const { status } = await desk.send('GET', path)
			if (status !== 200) throw new Error(`${path}: ${status}`)
			taken.push(performance.now() - start)
		}
		const ms = [taken[0] ?? 0, median(taken), Math.max(...taken)].map((value) => `${value.toFixed(1)} ms`)
		const isSlow = Math.max(...taken) > MOST_MS
		if (isSlow) slow.push(`${database}: ${name}`)
		console.log(`| ${[name, ...ms].join(' | ')} |${isSlow ? ' **too slow**' : ''}`)
	}
	await staff.dispose()
	return slow
}
