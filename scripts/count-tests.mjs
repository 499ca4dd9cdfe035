import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * A failure outside a test counts as failed, not as run. `failures` names the places, `flaky` the tests that passed only
 * when they were repeated, with their first failure, `leftOut` what could not run here, `times` how many milliseconds
 * each test took.
 * @typedef {{ ran: number, passed: number, failed: number, failures: string[], flaky?: string[], leftOut?: string[], times?: Time[] }} Count
 */

/** @typedef {{ ms: number, name: string }} Time */

/** @returns {Count} */
export const emptyCount = () => ({ ran: 0, passed: 0, failed: 0, failures: [] })

/**
 * Counts a JSON report of Vitest. A file that fails outside its tests is one failure.
 * @param {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string, duration?: number }[] }[] }} report
 * @returns {Count}
 */
export function countVitest({ testResults }) {
	/** @type {Count} */
	const count = { ...emptyCount(), leftOut: [], times: [] }
	for (const { name, status, assertionResults } of testResults) {
		for (const { duration: ms = 0, fullName } of assertionResults)
			count.times?.push({ ms, name: `${name}: ${fullName}` })
		const passed = assertionResults.filter((result) => result.status === 'passed').length
		const failed = assertionResults.filter((result) => result.status === 'failed')
		count.ran += passed + failed.length
		count.passed += passed
		count.failed += status === 'failed' ? Math.max(failed.length, 1) : failed.length
		if (status === 'failed' && !failed.length) count.failures.push(name)
		const skipped = assertionResults.filter((result) => !['passed', 'failed'].includes(result.status))
		for (const { fullName } of skipped) count.leftOut?.push(`${name}: ${fullName}`)
		for (const { fullName } of failed) count.failures.push(`${name}: ${fullName}`)
	}
	return count
}

/**
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ file: string, line: number, title: string, tests: { status: string, results?: Attempt[] }[] }} Spec
 * @typedef {{ duration: number, errors?: { message?: string }[] }} Attempt
 */

/**
 * Counts a JSON report of Playwright.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: { message?: string }[], suites: Suite[] }} report
 * @returns {Count}
 */
export function countPlaywright({ stats, errors, suites }) {
	const passed = stats.expected + stats.flaky
	const failures = [...specsOf(suites, 'unexpected').map(placeOf), ...errors.map(({ message = '' }) => message)]
	const failed = stats.unexpected + errors.length
	return {
		ran: passed + stats.unexpected,
		passed,
		failed,
		failures,
		flaky: specsOf(suites, 'flaky').map((spec) => `${placeOf(spec)}: ${firstFailure(spec)}`),
		times: timesOf(suites),
	}
}

/** @param {Suite[]} all @returns {Time[]} */
function timesOf(all) {
	return all.flatMap(({ suites = [], specs = [] }) => [
		...specs.map((spec) => ({
			ms: attemptsOf(spec).reduce((sum, { duration }) => sum + duration, 0),
			name: placeOf(spec),
		})),
		...timesOf(suites),
	])
}

/** @param {Suite[]} all @param {'unexpected' | 'flaky'} status @returns {Spec[]} */
function specsOf(all, status) {
	return all.flatMap(({ suites = [], specs = [] }) => [
		...specs.filter(({ tests }) => tests.some((each) => each.status === status)),
		...specsOf(suites, status),
	])
}

/** @param {Spec} spec */
const placeOf = ({ file, line, title }) => `${file}:${line}: ${title}`
/** @param {Spec} spec */
const attemptsOf = ({ tests }) => tests.flatMap(({ results = [] }) => results)

const MAX_FAILURE = 400
/** @param {Spec} spec */
function firstFailure(spec) {
	const [message = 'no message'] = attemptsOf(spec).flatMap(({ errors = [] }) => errors.map(({ message }) => message))
	return stripVTControlCharacters(message).replace(/\s+/g, ' ').slice(0, MAX_FAILURE)
}

/**
 * A runner that crashed, exited with an error or ran no test has failed, whatever its report says.
 * @template R
 * @param {string} file
 * @param {number} exitCode
 * @param {(report: R) => Count} count
 * @param {boolean} [mayBeEmpty] a change may touch no test
 * @returns {Count}
 */
export function readReport(file, exitCode, count, mayBeEmpty = false) {
	const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : emptyCount()
	const ranWell = exitCode === 0 && (mayBeEmpty || counted.passed > 0)
	return { ...counted, failed: ranWell ? counted.failed : Math.max(counted.failed, 1) }
}
