import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

/** Nothing but the pages under test may use the network. */
const QUIET = [
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
]

const executablePath = process.env.CHROMIUM_PATH ?? findChromium()

/** Where a run keeps its databases; `npm test` makes one, and a run by hand its own. */
if (!process.env.TEST_RUN_DIR) {
	const ownRunDir = mkdtempSync(join(tmpdir(), 'rs-yasmin-test-'))
	process.once('exit', () => rmSync(ownRunDir, { recursive: true, force: true }))
	process.env.TEST_RUN_DIR = ownRunDir
}

export default defineConfig({
	testMatch: ['tests/**/*.browser.ts', 'site/**/*.browser.ts'],
	outputDir: 'test-results',
	fullyParallel: true,
	forbidOnly: true,
	// One more than cores on the smallest machine: a test often waits for the page, not for a core.
	workers: 3,
	retries: 0,
	reporter: 'list',
	use: {
		...devices['Desktop Chrome'],
		locale: 'id-ID',
		timezoneId: 'Asia/Jakarta',
		launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu', ...QUIET] },
	},
})
