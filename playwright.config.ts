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

export default defineConfig({
	testMatch: ['tests/**/*.browser.ts', 'site/**/*.browser.ts'],
	outputDir: 'test-results',
	fullyParallel: true,
	forbidOnly: true,
	workers: 2,
	retries: 0,
	reporter: 'list',
	use: {
		...devices['Desktop Chrome'],
		locale: 'id-ID',
		timezoneId: 'Asia/Jakarta',
		trace: 'retain-on-failure',
		launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu', ...QUIET] },
	},
})
