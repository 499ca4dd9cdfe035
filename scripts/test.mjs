import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { countPlaywright, countVitest, emptyCount, readReport } from './count-tests.mjs'
import { ensureEngines } from './engines.mjs'
import { ensureNginx } from './nginx.mjs'
import {
	demand,
	ensureBuilt,
	ensureInstalled,
	Failure,
	main,
	repoNode,
	run,
	showFailure,
	step,
	stopwatch,
} from './steps.mjs'
import { startThrowawayPostgres } from './throwaway-postgres.mjs'

// npm test                                  everything
// npm test -- --only unit,browser           some groups
// npm test -- --only sqlite server/api      some groups, only files whose path contains this

/** @typedef {import('./count-tests.mjs').Count} Count */

const CHECKS = ['lint', 'types']

/** @type {Record<string, (folder: string, filters: string[]) => Promise<Count>>} */
const GROUPS = {
	lint: () => check('lint', [['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '.']]),
	types: () =>
		check('types', [
			['node_modules/@react-router/dev/bin.cjs', 'typegen'],
			['node_modules/typescript/bin/tsc', '--noEmit'],
			['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'staff'],
		]),
	unit: (folder, filters) => vitest('unit', folder, filters),
	sqlite: (folder, filters) => databaseTests('sqlite', folder, filters),
	async postgres(folder, filters) {
		const server = await startThrowawayPostgres(join(folder, 'postgres'))
		try {
			return await databaseTests('postgres', folder, filters, { TEST_POSTGRES_URL: server.url })
		} finally {
			await server.stop()
		}
	},
	async browser(folder, filters) {
		await ensureBuilt()
		const env = { CHROMIUM_PATH: await ensureChromium(), TEST_RUN_DIR: folder }
		const file = join(folder, 'browser.json')
		const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json', ...filters]
		/** @param {Record<string, string>} [more] */
		const playwright = (more) =>
			runTests('browser', file, countPlaywright, args, { ...env, ...more, PLAYWRIGHT_JSON_OUTPUT_FILE: file })
		const server = await startThrowawayPostgres(join(folder, 'postgres-of-browser')).catch(shownFailure)
		if (server instanceof Failure) {
			const count = await playwright()
			return { ...count, failed: count.failed + 1, failures: [...count.failures, server.message] }
		}
		try {
			return await playwright({ TEST_POSTGRES_URL: server.url })
		} finally {
			await server.stop()
		}
	},
	async engines(folder, filters) {
		await ensureBuilt()
		const leftOut = await ensureEngines()
		// Without any engine there is nothing to run, and no failure.
		const count = leftOut.length < ENGINES ? await vitest('engines', folder, filters) : emptyCount()
		return { ...count, leftOut }
	},
}

/** Firefox and WebKit; Chromium has all the other browser tests. */
const ENGINES = 2

/**
 * Shows the failure and lets the run continue.
 * @param {unknown} error
 */
function shownFailure(error) {
	if (!(error instanceof Failure)) throw error
	showFailure(error)
	return error
}

/**
 * The tests with a database; some start the whole server, or nginx in front of it.
 * @param {string} group @param {string} folder @param {string[]} filters @param {Record<string, string>} [env]
 */
async function databaseTests(group, folder, filters, env) {
	await ensureBuilt()
	await ensureNginx()
	return vitest(group, folder, filters, env)
}

/** @param {string} group @param {string} folder @param {string[]} filters @param {Record<string, string>} [env] */
async function vitest(group, folder, filters, env) {
	const file = join(folder, `${group}.json`)
	// In a log, every coloured dot is a dozen characters.
	const dots = process.stdout.isTTY ? ['--reporter=dot'] : ['--reporter=dot', '--no-color']
	const reporters = [...dots, '--reporter=json', `--outputFile.json=${file}`]
	const args = ['node_modules/vitest/vitest.mjs', 'run', `--project=${group}`, ...reporters, ...filters]
	return runTests(group, file, countVitest, args, { ...env, TEST_RUN_DIR: folder })
}

/** @param {string} name @param {string[][]} commands */
async function check(name, commands) {
	await step(name, async () => {
		for (const args of commands) await demand(`${name} found something:`, repoNode(), args)
	})
	return { ran: 1, passed: 1, failed: 0, failures: [] }
}

/**
 * @template R
 * @param {string} name
 * @param {string} file
 * @param {(report: R) => Count} count
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
async function runTests(name, file, count, args, env) {
	const time = stopwatch()
	const { code } = await run(repoNode(), args, { env, visible: true })
	const counted = readReport(file, code, count)
	const { passed, failed } = counted
	console.log(`${failed ? '✗' : '✓'} ${name} ${passed} passed${failed ? `, ${failed} failed` : ''} ${time()}`)
	return counted
}

/**
 * A group that cannot run counts as one failure; the next groups run.
 * @param {() => Promise<Count>} work
 */
async function asOneFailure(work) {
	try {
		return await work()
	} catch (error) {
		if (!(error instanceof Failure)) throw error
		showFailure(error)
		return { ran: 0, passed: 0, failed: 1, failures: [error.message] }
	}
}

/** @param {Map<string, Count>} counts */
function report(counts) {
	const all = [...counts.values()]
	/** @param {'passed' | 'failed'} key */
	const total = (key) => all.reduce((sum, count) => sum + count[key], 0)
	const tests = [...counts].filter(([group]) => !CHECKS.includes(group))
	if (tests.length) console.log(tests.map(([group, { ran }]) => `${group} ${ran}`).join(', '))
	for (const [group, { failures }] of counts) for (const failure of failures) console.log(`✗ ${group} ${failure}`)
	for (const [group, { flaky = [] }] of counts) for (const name of flaky) console.log(`${group}, flaky: ${name}`)
	for (const [group, { leftOut = [] }] of counts)
		for (const name of leftOut) console.log(`${group}: ${name} is not installed and was left out`)
	console.log(`${total('passed')} passed, ${total('failed')} failed`)
	return total('failed') === 0 ? 0 : 1
}

/** @param {string[]} args */
function readArguments(args) {
	const known = Object.keys(GROUPS)
	if (args[0] !== '--only') return { groups: known, filters: args }
	const groups = args[1]?.split(',') ?? []
	const unknown = groups.filter((group) => !known.includes(group))
	if (unknown.length || !groups.length) {
		throw new Failure(
			`--only takes ${known.join(', ')}, separated by commas${unknown.length ? `, not ${unknown.join(', ')}` : ''}.`,
		)
	}
	return { groups, filters: args.slice(2) }
}

await main(async () => {
	const { groups, filters } = readArguments(process.argv.slice(2))
	await ensureInstalled()
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-test-'))
	// The user postgres needs access to its cluster in there.
	chmodSync(folder, 0o711)
	process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

	/** @type {Map<string, Count>} */
	const counts = new Map()
	for (const [group, runGroup] of Object.entries(GROUPS)) {
		if (groups.includes(group)) counts.set(group, await asOneFailure(() => runGroup(folder, filters)))
	}
	return report(counts)
})
