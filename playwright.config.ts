import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'
import type { TestFixtures, WorkerFixtures } from './tests/support/browser-test.ts'
import { isBehindCopy } from './tests/support/test-provider-choice.ts'

/** Only the pages under test may use the network. */
const OFFLINE = [
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

const executablePath = findChromium()

/**
 * How long an expectation waits for an effect. Only a failing test waits that long, so it suits a slow browser on a
 * machine with ten other programs at work.
 */
const EFFECT_MS = 15_000

/** The folder of a run's databases; `npm test` makes one, and a run by hand its own. */
if (!process.env.TEST_RUN_DIR) {
	const ownRunDir = mkdtempSync(join(tmpdir(), 'rs-yasmin-test-'))
	process.once('exit', () => rmSync(ownRunDir, { recursive: true, force: true }))
	process.env.TEST_RUN_DIR = ownRunDir
}

/** One journey of staff and visitors runs on PostgreSQL too. The queries of the others have tests on both databases. */
const onPostgres = {
	name: 'postgres',
	testMatch: 'tests/journeys/staf-komentar.browser.ts',
	use: { databaseKind: 'postgres' as const },
}

/** These choose a provider themselves, or are about the provider's own work. */
const NOT_BEHIND_A_COPY = [
	'**/staf-*.browser.ts',
	'**/provider-*.browser.ts',
	'**/failing-api.browser.ts',
	'**/komentar-spam.browser.ts',
]

export default defineConfig<TestFixtures, WorkerFixtures>({
	// `npm test -- --all` runs what repeats another test.
	grepInvert: process.env.TEST_ALL ? undefined : /@all/,
	testMatch: ['tests/**/*.browser.ts', 'site/**/*.browser.ts'],
	testIgnore: isBehindCopy() ? NOT_BEHIND_A_COPY : [],
	outputDir: 'test-results',
	timeout: 12 * EFFECT_MS,
	expect: { timeout: EFFECT_MS },
	fullyParallel: true,
	forbidOnly: true,
	// A third worker on two cores made the run slower by a tenth.
	workers: 2,
	// A loaded machine may stop a browser for seconds. `npm test` names every test that needed its second attempt.
	retries: 1,
	reporter: 'list',
	// `npm test` starts a PostgreSQL; a run by hand uses SQLite alone.
	projects: [{ name: 'sqlite' }, ...(process.env.TEST_POSTGRES_URL ? [onPostgres] : [])],
	use: {
		...devices['Desktop Chrome'],
		locale: 'id-ID',
		timezoneId: 'Asia/Jakarta',
		// A click waits until its target no longer moves. Tests of movements choose otherwise.
		contextOptions: { reducedMotion: 'reduce' },
		launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu', ...OFFLINE] },
	},
})
