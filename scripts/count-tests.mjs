import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ ran: number, passed: number, failed: number }} Count what broke outside a test has failed without having run */

const NOTHING = { ran: 0, passed: 0, failed: 0 }

/**
 * What a Vitest run's JSON report says. A file that breaks before or around its tests is a failure of its own.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Count}
 */
export function countVitest({ testResults }) {
	const count = { ...NOTHING }
	for (const { status, assertionResults } of testResults) {
		const passed = assertionResults.filter((result) => result.status === 'passed').length
		const failed = assertionResults.filter((result) => result.status === 'failed').length
		count.ran += passed + failed
		count.passed += passed
		count.failed += status === 'failed' ? Math.max(failed, 1) : failed
	}
	return count
}

/**
 * What a Playwright run's JSON report says.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Count}
 */
export function countPlaywright({ stats, errors }) {
	const failed = stats.unexpected + stats.flaky
	return { ran: stats.expected + failed, passed: stats.expected, failed: failed + errors.length }
}

/**
 * A runner that crashed, complained otherwise or ran nothing has failed, whatever its report says.
 * @template R
 * @param {string} file
 * @param {number} exitCode
 * @param {(report: R) => Count} count
 * @returns {Count}
 */
export function readReport(file, exitCode, count) {
	const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : NOTHING
	const ranWell = exitCode === 0 && counted.passed > 0
	return { ...counted, failed: ranWell ? counted.failed : Math.max(counted.failed, 1) }
}
