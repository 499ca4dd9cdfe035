import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countPlaywright, countVitest, readReport } from './count-tests.mjs'

const file = (status: string, ...tests: string[]) => ({
	status,
	assertionResults: tests.map((status) => ({ status })),
})

test('Vitest: a file that breaks outside its tests is one failure', () => {
	const testResults = [
		file('passed', 'passed', 'passed'),
		file('failed', 'failed', 'failed', 'passed'),
		file('failed'),
		file('failed', 'skipped'),
	]
	expect(countVitest({ testResults })).toEqual({ ran: 5, passed: 3, failed: 4 })
})

test('Playwright: a test that only passed sometimes has failed', () => {
	const stats = { expected: 5, unexpected: 1, flaky: 1 }
	expect(countPlaywright({ stats, errors: [] })).toEqual({ ran: 7, passed: 5, failed: 2 })
	expect(countPlaywright({ stats, errors: ['a file does not load'] })).toEqual({ ran: 7, passed: 5, failed: 3 })
})

let folder: string
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-count-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
	{ says: { ran: 3, passed: 3, failed: 0 }, exitCode: 0, counts: { ran: 3, passed: 3, failed: 0 } },
	{ says: { ran: 5, passed: 3, failed: 2 }, exitCode: 1, counts: { ran: 5, passed: 3, failed: 2 } },
	{ says: { ran: 3, passed: 3, failed: 0 }, exitCode: 1, counts: { ran: 3, passed: 3, failed: 1 } },
	{ says: { ran: 0, passed: 0, failed: 0 }, exitCode: 0, counts: { ran: 0, passed: 0, failed: 1 } },
	{ says: undefined, exitCode: 0, counts: { ran: 0, passed: 0, failed: 1 } },
])('a report of $says with exit code $exitCode counts as $counts', ({ says, exitCode, counts }) => {
	const path = join(folder, 'report.json')
	rmSync(path, { force: true })
	if (says) writeFileSync(path, JSON.stringify(says))
	expect(readReport(path, exitCode, (report: NonNullable<typeof says>) => report)).toEqual(counts)
})
