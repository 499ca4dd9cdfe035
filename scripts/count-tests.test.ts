import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Count, countPlaywright, countVitest, readReport } from './count-tests.mjs'

const file = (name: string, status: string, ...tests: string[]) => ({
	name,
	status,
	assertionResults: tests.map((status, place) => ({ status, fullName: `test ${place + 1}` })),
})

test('Vitest: a file that breaks outside its tests is one failure, and a skipped test is named', () => {
	const testResults = [
		file('a', 'passed', 'passed', 'passed'),
		file('b', 'failed', 'passed', 'failed', 'failed'),
		file('c', 'failed'),
		file('d', 'failed', 'skipped'),
	]
	const failures = ['b: test 2', 'b: test 3', 'c', 'd']
	expect(countVitest({ testResults })).toMatchObject({ ran: 5, passed: 3, failed: 4, failures, leftOut: ['d: test 1'] })
})

test('Playwright: a test that passed when it was repeated has passed, and is named as flaky with its first failure', () => {
	const stats = { expected: 5, unexpected: 1, flaky: 1 }
	const results = [
		{ duration: 5, errors: [{ message: 'Error: \u001b[31mlate\u001b[39m\n\nReceived: 0' }] },
		{ duration: 3 },
	]
	const spec = (title: string, status: string) => ({
		file: 'a.browser.ts',
		line: 3,
		title,
		tests: [{ status, results }],
	})
	const inner = { specs: [spec('fails', 'unexpected'), spec('passes', 'expected')] }
	const suites = [{ suites: [inner], specs: [spec('wavers', 'flaky')] }]
	const failures = ['a.browser.ts:3: fails']
	const flaky = ['a.browser.ts:3: wavers: Error: late Received: 0']
	expect(countPlaywright({ stats, suites, errors: [] })).toMatchObject({
		ran: 7,
		passed: 6,
		failed: 1,
		failures,
		flaky,
	})
	const errors = [{ message: 'a file does not load' }]
	expect(countPlaywright({ stats, suites, errors })).toMatchObject({
		failed: 2,
		failures: [...failures, errors[0]?.message],
	})
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
	if (says) writeFileSync(path, JSON.stringify({ ...says, failures: [] }))
	if (says?.ran === 0) expect(readReport(path, exitCode, (report: Count) => report, true).failed).toBe(0)
	expect(readReport(path, exitCode, (report: Count) => report)).toEqual({ ...counts, failures: [] })
})
