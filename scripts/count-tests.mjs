import { existsSync, readFileSync } from 'node:fs'

/**
 * A failure outside a test counts as failed, not as run. `failures` names the places, `flaky` the tests that passed only
 * when they were repeated, `leftOut` what could not run here.
 * @typedef {{ ran: number, passed: number, failed: number, failures: string[], flaky?: string[], leftOut?: string[] }} Count
 */

/** @returns {Count} */
export const emptyCount = () => ({ ran: 0, passed: 0, failed: 0, failures: [] })

/**
 * Counts a JSON report of Vitest. A file that fails outside its tests is one failure.
 * @param {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} report
 * @returns {Count}
 */
export function countVitest({ testResults }) {
	const count = emptyCount()
	for (const { name, status, assertionResults } of testResults) {
		const passed = assertionResults.filter((result) => result.status === 'passed').length
		const failed = assertionResults.filter((result) => result.status === 'failed')
		count.ran += passed + failed.length
		count.passed += passed
		count.failed += status === 'failed' ? Math.max(failed.length, 1) : failed.length
		if (status === 'failed' && !failed.length) count.failures.push(name)
		for (const { fullName } of failed) count.failures.push(`${name}: ${fullName}`)
	}
	return count
}

/**
 * @typedef {{ suites?: Suite[], specs?: { file: string, line: number, title: string, tests: { status: string }[] }[] }} Suite
 */

/**
 * Counts a JSON report of Playwright.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: { message?: string }[], suites: Suite[] }} report
 * @returns {Count}
 */
export function countPlaywright({ stats, errors, suites }) {
	const passed = stats.expected + stats.flaky
	const failures = [...specsOf(suites, 'unexpected'), ...errors.map(({ message = '' }) => message)]
	const failed = stats.unexpected + errors.length
	return { ran: passed + stats.unexpected, passed, failed, failures, flaky: specsOf(suites, 'flaky') }
}

/** @param {Suite[]} all @param {'unexpected' | 'flaky'} status @returns {string[]} */
function specsOf(all, status) {
	return all.flatMap(({ suites = [], specs = [] }) => [
		...specs
			.filter(({ tests }) => tests.some((each) => each.status === status))
			.map(({ file, line, title }) => `${file}:${line}: ${title}`),
		...specsOf(suites, status),
	])
}

/**
 * A runner that crashed, exited with an error or ran no test has failed, whatever its report says.
 * @template R
 * @param {string} file
 * @param {number} exitCode
 * @param {(report: R) => Count} count
 * @returns {Count}
 */
export function readReport(file, exitCode, count) {
	const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : emptyCount()
	const ranWell = exitCode === 0 && counted.passed > 0
	return { ...counted, failed: ranWell ? counted.failed : Math.max(counted.failed, 1) }
}
