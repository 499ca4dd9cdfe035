import { existsSync, readFileSync } from 'node:fs'

/**
 * What broke outside a test has failed without having run. `failures` says where to look.
 * @typedef {{ ran: number, passed: number, failed: number, failures: string[] }} Count
 */

/** @returns {Count} */
const nothing = () => ({ ran: 0, passed: 0, failed: 0, failures: [] })

/**
 * What a Vitest run's JSON report says. A file that breaks before or around its tests is a failure of its own.
 * @param {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} report
 * @returns {Count}
 */
export function countVitest({ testResults }) {
	const count = nothing()
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
 * What a Playwright run's JSON report says.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: { message?: string }[], suites: Suite[] }} report
 * @returns {Count}
 */
export function countPlaywright({ stats, errors, suites }) {
	const failed = stats.unexpected + stats.flaky
	const failures = [...suites.flatMap(failedSpecs), ...errors.map(({ message = '' }) => message)]
	return { ran: stats.expected + failed, passed: stats.expected, failed: failed + errors.length, failures }
}

/** @param {Suite} suite @returns {string[]} */
function failedSpecs({ suites = [], specs = [] }) {
	const failed = specs.filter(({ tests }) => tests.some(({ status }) => ['unexpected', 'flaky'].includes(status)))
	return [...failed.map(({ file, line, title }) => `${file}:${line}: ${title}`), ...suites.flatMap(failedSpecs)]
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
	const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : nothing()
	const ranWell = exitCode === 0 && counted.passed > 0
	return { ...counted, failed: ranWell ? counted.failed : Math.max(counted.failed, 1) }
}
