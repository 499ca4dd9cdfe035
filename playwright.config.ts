import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'
import type { TestFixtures, WorkerFixtures } from './tests/support/browser-test.ts'

/** Nothing but the pages under test may use the network. */
const QUIET = [
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

const executablePath = process.env.CHROMIUM_PATH ?? findChromium()

/** Where a run keeps its databases; `npm test` makes one, and a run by hand its own. */
if (!process.env.TEST_RUN_DIR) {
	const ownRunDir = mkdtempSync(join(tmpdir(), 'rs-yasmin-test-'))
	process.once('exit', () => rmSync(ownRunDir, { recursive: true, force: true }))
	process.env.TEST_RUN_DIR = ownRunDir
}

/** What staff change and visitors see at once is shown on PostgreSQL too. */
const onPostgres = {
	name: 'postgres',
	testMatch: 'tests/journeys/staf-{artikel,komentar,jadwal,reservasi}.browser.ts',
	use: { databaseKind: 'postgres' as const },
}

export default defineConfig<TestFixtures, WorkerFixtures>({
	testMatch: ['tests/**/*.browser.ts', 'site/**/*.browser.ts'],
	outputDir: 'test-results',
	fullyParallel: true,
	forbidOnly: true,
	// A third on two cores made all of them slower by a tenth.
	workers: 2,
	retries: 0,
	reporter: 'list',
	// `npm test` starts a server for it; a run by hand has SQLite alone.
	projects: [{ name: 'sqlite' }, ...(process.env.TEST_POSTGRES_URL ? [onPostgres] : [])],
	use: {
		...devices['Desktop Chrome'],
		locale: 'id-ID',
		timezoneId: 'Asia/Jakarta',
		launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu', ...QUIET] },
	},
})
