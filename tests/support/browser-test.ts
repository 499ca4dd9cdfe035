import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import type { DatabaseKind } from '../../database/database-kind.ts'
import { type ServerOptions, type Site, startSite } from './site-server.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

export { expect }

export interface BrowserConsole {
	/** Everything that was written to it so far. */
	lines: string[]
	/** Lets an error or a warning of exactly this text pass; any other fails the test. */
	allow(text: string): void
}

export interface TestFixtures {
	console: BrowserConsole
	/**
	 * The addresses outside of the site that were asked for. The test answers them itself, with next to nothing. Without
	 * this there is nothing outside, and a page that asks for it has an error in its console; and the browser keeps files
	 * from page to page, which it does not as long as a test looks at what is asked for.
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
			const env = { DATABASE_URL: database.url, DATA_DIR: KEPT_DATA, ...serverOptions.env }
			const site = await startSite({ ...serverOptions, env })
			await use(site)
			await site.stop()
		},
		{ scope: 'worker' },
	],
	baseURL: ({ site }, use) => use(site.url),
	console: [
		async ({ context }, use) => {
			const lines: string[] = []
			const problems: { text: string; where: string }[] = []
			const allowed = new Set<string>()
			context.on('console', (message) => {
				lines.push(message.text())
				const { url, lineNumber } = message.location()
				if (['error', 'warning'].includes(message.type()))
					problems.push({ text: message.text(), where: `${url}:${lineNumber}` })
			})
			context.on('weberror', (thrown) => {
				problems.push({ text: thrown.error().message, where: thrown.error().stack ?? '' })
			})
			await use({ lines, allow: (text) => allowed.add(text) })
			expect(
				problems.filter(({ text }) => !allowed.has(text)),
				'nothing went wrong in the console',
			).toEqual([])
		},
		{ auto: true },
	],
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

/** Without its popups: they would lie over the page, and have tests of their own. */
export async function openDemoHospital(kind?: DatabaseKind): Promise<TestDatabase> {
	const database = await openTestDatabase({ demo: true, kind })
	await database.db.deleteFrom('popupInformation').execute()
	return database
}

/** Holds nothing but encoded pictures, which are found again by their content: from run to run, and by every worker. */
export const KEPT_DATA = join(import.meta.dirname, '../node_modules/.cache/site-data')

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
