import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readChanged } from './changed.mjs'
import { ensureChromium } from './chromium.mjs'
import { countPlaywright, countVitest, emptyCount, readReport } from './count-tests.mjs'
import { ensureEngines } from './engines.mjs'
import { ensureMariadb } from './mariadb.mjs'
import { ensureNginx } from './nginx.mjs'
import { ensurePgbouncer } from './pgbouncer.mjs'
import { ensurePrometheus } from './prometheus.mjs'
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

// npm test                                  what a change can break, each thing once
// npm test -- --all                         the exhaustive repeats too
// npm test -- --changed                     what the change against main can touch
// npm test -- --times                       also lists the fifty slowest tests
// npm test -- --only unit,browser           some groups
// npm test -- --only sqlite server/api      some groups, only files whose path contains this

/** @typedef {import('./count-tests.mjs').Count} Count */

const CHECKS = ['lint', 'types']

/** @typedef {{ folder: string, filters: string[], all: boolean, changed?: import('./changed.mjs').Changed }} Run */

/** @type {Record<string, (run: Run) => Promise<Count>>} */
const GROUPS = {
	lint: ({ changed }) =>
		check('lint', [
			['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', ...(changed?.linted ?? ['.'])],
			['node_modules/knip/bin/knip.js', '--cache', '--no-progress'],
			['scripts/check-imports.mjs'],
		]),
	types: () =>
		check('types', [
			['node_modules/@react-router/dev/bin.cjs', 'typegen'],
			['node_modules/typescript/bin/tsc', '--noEmit'],
			['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'staff'],
		]),
	unit: (run) => vitest('unit', run),
	async sqlite(run) {
		await ensureMariadb()
		return databaseTests('sqlite', run)
	},
	async postgres(run) {
		await ensurePgbouncer()
		await ensurePrometheus()
		const server = await startThrowawayPostgres(join(run.folder, 'postgres'))
		try {
			return await databaseTests('postgres', run, { TEST_POSTGRES_URL: server.url })
		} finally {
			await server.stop()
		}
	},
	async browser({ folder, filters, changed, ...run }) {
		const journeys = changed ? changed.journeys : filters
		if (changed && journeys.length === 0) return emptyCount()
		await ensureBuilt()
		const env = { CHROMIUM_PATH: await ensureChromium(), TEST_RUN_DIR: folder, ...allEnv(run) }
		const file = join(folder, 'browser.json')
		const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json', ...journeys]
		/** @param {Record<string, string>} [more] */
		const playwright = (more) =>
			runTests('browser', file, countPlaywright, args, { ...env, ...more, PLAYWRIGHT_JSON_OUTPUT_FILE: file })
		if (changed) return playwright()
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
	async engines(run) {
		await ensureBuilt()
		const leftOut = await ensureEngines()
		// Without any engine there is nothing to run, and no failure.
		const count = leftOut.length < ENGINES ? await vitest('engines', run) : emptyCount()
		return { ...count, leftOut: leftOut.map((name) => `${name} is not installed`) }
	},
}

/** These need no build, so they run while it is made. */
const BESIDE_THE_BUILD = ['lint', 'types', 'unit']
/** @param {[string, unknown]} entry */
const isBesideBuild = ([group]) => BESIDE_THE_BUILD.includes(group)
const ALL_ONLY = ['engines']
const CHANGED = ['lint', 'types', 'unit', 'sqlite', 'browser']

/** What `npm test` leaves to `npm test -- --all`: it proves once more, elsewhere or for longer, what has been proved. */
const REPEATS =
	'not run: the repeats of npm test -- --all (every database test on PostgreSQL, faults, storms, spoiled staff requests, both providers, a second screen size and every form in the browser, Firefox and WebKit)'

/** Firefox and WebKit; Chromium has all the other browser tests. */
const ENGINES = 2

/** @param {{ all: boolean }} run @returns {Record<string, string>} */
const allEnv = ({ all }) => (all ? { TEST_ALL: '1' } : {})

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
 * @param {string} group @param {Run} run @param {Record<string, string>} [env]
 */
async function databaseTests(group, run, env) {
	await ensureBuilt()
	await ensureNginx()
	return vitest(group, run, env)
}

/** @param {string} group @param {Run} run @param {Record<string, string>} [env] */
async function vitest(group, { folder, filters, changed, ...run }, env) {
	const file = join(folder, `${group}.json`)
	// In a log, every coloured dot is a dozen characters.
	const dots = process.stdout.isTTY ? ['--reporter=dot'] : ['--reporter=dot', '--no-color']
	const reporters = [...dots, '--reporter=json', `--outputFile.json=${file}`]
	const since = changed ? [`--changed=${changed.base}`, '--passWithNoTests'] : []
	const args = ['node_modules/vitest/vitest.mjs', 'run', `--project=${group}`, ...reporters, ...since, ...filters]
	return runTests(group, file, countVitest, args, { ...env, ...allEnv(run), TEST_RUN_DIR: folder }, Boolean(changed))
}

/** @param {string} name @param {string[][]} commands */
async function check(name, commands) {
	await step(name, async () => {
		for (const args of commands) await demand(`${name} found something:`, repoNode(), args)
	})
	return { ran: 1, passed: 1, failed: 0, failures: [] }
}

/**
 * Quiet: what a runner prints is shown when something failed.
 * @template R
 * @param {string} name
 * @param {string} file
 * @param {(report: R) => Count} count
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {boolean} [mayBeEmpty]
 */
async function runTests(name, file, count, args, env, mayBeEmpty) {
	const time = stopwatch()
	const { code, output } = await run(repoNode(), args, { env })
	const counted = readReport(file, code, count, mayBeEmpty)
	const { passed, failed } = counted
	if (failed) showFailure(new Failure(`${name} failed:`, output))
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
function reportTimes(counts) {
	const times = [...counts].flatMap(([group, { times = [] }]) => times.map(({ ms, name }) => ({ ms, group, name })))
	for (const { ms, group, name } of times.sort((a, b) => b.ms - a.ms).slice(0, 50))
		console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${group} ${name}`)
	for (const [group, { times = [] }] of counts)
		console.log(`${(times.reduce((sum, { ms }) => sum + ms, 0) / 1000).toFixed(1).padStart(7)} s  ${group} in all`)
}

/** @param {Map<string, Count>} counts @param {boolean} all */
function report(counts, all) {
	const groups = [...counts]
	/** @param {'passed' | 'failed'} key */
	const total = (key) => groups.reduce((sum, [, count]) => sum + count[key], 0)
	const tests = groups.filter(([group]) => !CHECKS.includes(group))
	if (tests.length) console.log(tests.map(([group, { ran }]) => `${group} ${ran}`).join(', '))
	for (const [group, { failures }] of groups) for (const failure of failures) console.log(`✗ ${group} ${failure}`)
	for (const [group, { flaky = [] }] of groups) for (const name of flaky) console.log(`${group}, flaky: ${name}`)
	for (const [group, { leftOut = [] }] of groups) for (const name of leftOut) console.log(`${group}, skipped: ${name}`)
	if (!all) console.log(REPEATS)
	console.log(`${total('passed')} passed, ${total('failed')} failed`)
	return total('failed') === 0 ? 0 : 1
}

const MEMORY = '/dev/shm'
const ENOUGH_MEMORY = 4 * 1024 ** 3

/** In memory where there is enough: copying a PostgreSQL database takes a tenth of the time there. */
function folderOfRuns() {
	if (!existsSync(MEMORY)) return tmpdir()
	const { bavail, bsize } = statfsSync(MEMORY)
	return bavail * bsize > ENOUGH_MEMORY ? MEMORY : tmpdir()
}

/** @param {string[]} args */
function readArguments(args) {
	const known = Object.keys(GROUPS)
	const flags = ['--all', '--changed', '--times']
	const rest = args.filter((arg) => !flags.includes(arg))
	const [all, onlyChanged] = [args.includes('--all'), args.includes('--changed')]
	const inFull = known.filter((group) => all || !ALL_ONLY.includes(group))
	if (rest[0] !== '--only') return { groups: onlyChanged ? CHANGED : inFull, filters: rest, all, onlyChanged }
	const groups = rest[1]?.split(',') ?? []
	const unknown = groups.filter((group) => !known.includes(group))
	if (unknown.length || !groups.length) {
		throw new Failure(
			`--only takes ${known.join(', ')}, separated by commas${unknown.length ? `, not ${unknown.join(', ')}` : ''}.`,
		)
	}
	return { groups, filters: rest.slice(2), all, onlyChanged }
}

await main(async () => {
	const { groups, filters, all, onlyChanged } = readArguments(process.argv.slice(2))
	await ensureInstalled()
	const folder = mkdtempSync(join(folderOfRuns(), 'rs-yasmin-test-'))
	// The user postgres needs access to its cluster in there.
	chmodSync(folder, 0o711)
	process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

	const changed = onlyChanged ? await readChanged() : undefined
	/** @type {Run} */
	const run = { folder, filters, all, changed }
	/** @type {Map<string, Count>} */
	const counts = new Map(groups.map((group) => [group, emptyCount()]))
	const wanted = Object.entries(GROUPS).filter(([group]) => groups.includes(group))
	/** @param {[string, (run: Run) => Promise<Count>]} entry */
	const count = async ([group, runGroup]) => counts.set(group, await asOneFailure(() => runGroup(run)))
	const [first, then] = [wanted.filter(isBesideBuild), wanted.filter((entry) => !isBesideBuild(entry))]
	// With `--changed` a build may not be needed.
	const building = then.length > 0 && !changed ? ensureBuilt().catch(shownFailure) : undefined
	await Promise.all([building, ...first.map(count)])
	for (const entry of then) await count(entry)
	if (process.argv.includes('--times')) reportTimes(counts)
	return report(counts, all)
})
