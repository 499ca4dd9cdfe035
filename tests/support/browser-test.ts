import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { DatabaseKind } from '../../database/schema.ts'
import { type ServerOptions, type Site, startSite } from './site-server.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

export { expect }

export interface BrowserConsole {
	/** Every line so far. */
	lines: string[]
	/** Lets an error or a warning of exactly this text pass; any other fails the test. */
	allow(text: string): void
}

interface WatchedConsole {
	lines: string[]
	problems: { text: string; where: string }[]
}

export interface TestFixtures {
	/** Whether pages load the code of the pages they link to: work that most tests do not need. */
	prefetch: boolean
	watchedConsole: WatchedConsole
	console: BrowserConsole
	/**
	 * Opens a page in a browser of its own, for a second person. A second page in the same browser would be a tab in the
	 * background, and Chromium draws one frame per second there: every click waits for two of them.
	 */
	openOtherBrowser(): Promise<Page>
	/**
	 * The requested addresses outside the site; the test responds to them with an empty document, image or script. Without
	 * this fixture such a request is an error in the console. With it, the browser does not cache files between pages.
	 */
	thirdParty: string[]
}

export interface WorkerFixtures {
	/** Set by the project. */
	databaseKind: DatabaseKind
	/** The site's own database with the demo hospital: shared by the tests of one worker. */
	database: TestDatabase
	/** `test.use({ serverOptions: { env: { … } } })` gives the tests of a file a server of their own kind. */
	serverOptions: ServerOptions
	site: Site
}

/**
 * A test in a real browser, on the real server with the demo hospital. Addresses are relative to it, and time is driven
 * with `page.clock`.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
	databaseKind: ['sqlite', { option: true, scope: 'worker' }],
	database: [
		async ({ databaseKind: kind }, use) => {
			const database = await openDemoHospital(kind)
			await use(database)
			await database.dispose()
		},
		{ scope: 'worker' },
	],
	serverOptions: [{}, { option: true, scope: 'worker' }],
	site: [
		async ({ database, serverOptions }, use) => {
			const env = { DATABASE_URL: database.url, DATA_DIR: PICTURE_CACHE_DATA, ...serverOptions.env }
			const site = await startSite({ ...serverOptions, env })
			await use(site)
			await site.stop()
		},
		{ scope: 'worker' },
	],
	baseURL: ({ site }, use) => use(site.url),
	prefetch: [false, { option: true }],
	context: async ({ context, prefetch }, use) => {
		if (!prefetch)
			await context.addInitScript(() =>
				Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' }, configurable: true }),
			)
		await use(context)
	},
	watchedConsole: async ({ context }, use) => {
		const watched: WatchedConsole = { lines: [], problems: [] }
		watchConsole(context, watched)
		await use(watched)
	},
	console: [
		async ({ watchedConsole: { lines, problems } }, use) => {
			const allowed = new Set<string>()
			await use({ lines, allow: (text) => allowed.add(text) })
			expect(
				problems.filter(({ text }) => !allowed.has(text)),
				'the console holds no error and no warning',
			).toEqual([])
		},
		{ auto: true },
	],
	openOtherBrowser: async ({ browser, watchedConsole }, use) => {
		const opened: BrowserContext[] = []
		await use(async () => {
			const context = await browser.newContext()
			opened.push(context)
			watchConsole(context, watchedConsole)
			return context.newPage()
		})
		await Promise.all(opened.map((context) => context.close()))
	},
	thirdParty: async ({ context, site }, use) => {
		const asked: string[] = []
		await context.route(
			({ origin }) => origin !== site.url,
			(route) => {
				const request = route.request()
				asked.push(request.url())
				const { contentType, body } = answers[request.resourceType()] ?? nothing
				return route.fulfill({ contentType, body, headers: { 'access-control-allow-origin': '*' } })
			},
		)
		await use(asked)
	},
})

function watchConsole(context: BrowserContext, { lines, problems }: WatchedConsole): void {
	context.on('console', (message) => {
		lines.push(message.text())
		const { url, lineNumber } = message.location()
		if (['error', 'warning'].includes(message.type()))
			problems.push({ text: message.text(), where: `${url}:${lineNumber}` })
	})
	context.on('weberror', (thrown) => {
		problems.push({ text: thrown.error().message, where: thrown.error().stack ?? '' })
	})
}

/**
 * The details of a test that repeats what another one proves: on a second device, in a further time zone, with a second
 * provider. `npm test -- --all` runs it.
 */
export const repeated = { tag: '@all' }
export const repeatIf = (isRepeat: boolean) => (isRepeat ? repeated : {})

/** For a test of something that moves by itself; the others ask for less motion. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Without its popups: they would lie over the page, and have tests of their own. */
export async function openDemoHospital(kind?: DatabaseKind): Promise<TestDatabase> {
	const database = await openTestDatabase({ demo: true, kind })
	await database.db.deleteFrom('popupInformation').execute()
	return database
}

/** A data folder that holds encoded pictures alone. They are found by content, so runs and workers share it. */
export const PICTURE_CACHE_DATA = join(import.meta.dirname, '../../node_modules/.cache/site-data')

const json = { contentType: 'application/json', body: '{}' }
const nothing = { contentType: 'text/plain', body: '' }
export const onePixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** By what asks. */
const answers: Record<string, { contentType: string; body: string | Buffer }> = {
	document: { contentType: 'text/html', body: '<!DOCTYPE html><title>Pihak ketiga</title>' },
	image: { contentType: 'image/gif', body: onePixel },
	script: { contentType: 'text/javascript', body: '' },
	stylesheet: { contentType: 'text/css', body: '' },
	fetch: json,
	xhr: json,
}
