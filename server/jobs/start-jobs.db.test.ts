import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { SENIN_PAGI } from '../../tests/support/test-rows.ts'
import { createLog } from '../http/log.ts'
import { startJobs } from './start-jobs.ts'

let database: TestDatabase
beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
	database = await openTestDatabase()
})
afterEach(async () => {
	vi.useRealTimers()
	await database.dispose()
})

test('a job runs at its interval, one run at a time; its last run is stored, and a failure is logged and tried again', async () => {
	let output = ''
	const write = (line: string) => {
		output += line
	}
	let slowRuns = 0
	const { promise, resolve } = Promise.withResolvers<undefined>()
	const slow = {
		nama: 'lambat',
		everyMs: 1000,
		run() {
			slowRuns += 1
			return promise
		},
	}
	let runs = 0
	const failing = {
		nama: 'gagal',
		everyMs: 1000,
		async run() {
			runs += 1
			throw new Error('patah')
		},
	}
	const jobs = startJobs([slow, failing], { db: database.db, now: () => SENIN_PAGI, log: createLog('info', { write }) })
	vi.advanceTimersByTime(1000)
	await expect.poll(() => output).toContain('patah')
	vi.advanceTimersByTime(1000)
	await expect.poll(() => runs).toBe(2)
	expect(slowRuns).toBe(1)
	const stopped = jobs.stop()
	resolve(undefined)
	await stopped
	const rows = await database.db.selectFrom('tugas').select(['nama', 'finishedAt']).execute()
	expect(rows).toEqual([{ nama: 'lambat', finishedAt: SENIN_PAGI }])
})
