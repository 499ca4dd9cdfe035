import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { test as base, expect } from '../support/browser-test.ts'
import { type GeolocationStub, startGeolocationStub } from '../support/geolocation-stub.ts'
import { startSite } from '../support/site-server.ts'
import type { TestDatabase } from '../support/test-database.ts'

export { expect }

/** The address that receives a visitor record. */
export const RECORD = '/api/v1/public/web-visitor'

/** A site that asks a geolocation service of our own, with nothing recorded yet. */
export const test = base.extend<{ tracked: undefined }, { geo: GeolocationStub }>({
	geo: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from the pattern
		async ({}, use) => {
			const geo = await startGeolocationStub()
			await use(geo)
			await geo.leave()
		},
		{ scope: 'worker' },
	],
	site: [
		async ({ database, geo }, use) => {
			const dataDir = join(dirname(database.url.slice('sqlite:'.length)), 'site-data')
			const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, GEO_URL: geo.url }
			const site = await startSite({ env })
			await use(site)
			await site.stop()
		},
		{ scope: 'worker' },
	],
	tracked: [
		async ({ page, geo, database }, use) => {
			Object.assign(geo, { mode: 'normal', asked: 0 })
			// The only address outside of the site that the test does not answer itself.
			await page.route(geo.url, (route) => route.continue())
			await database.db.deleteFrom('webVisitor').where('url', 'is not', null).execute()
			await database.db.deleteFrom('ringkasanHarian').where('jenis', '=', 'hubungi').execute()
			await use(undefined)
			await setConsent(database, 'langsung')
		},
		{ auto: true },
	],
})

export const setConsent = async ({ db }: TestDatabase, persetujuanPelacakan: 'langsung' | 'setuju') =>
	void (await db.updateTable('webSetting').set({ persetujuanPelacakan }).execute())

/** What the site recorded, in order, without what is empty. */
export async function records({ db }: TestDatabase) {
	const rows = await db.selectFrom('webVisitor').selectAll().where('url', 'is not', null).orderBy('id').execute()
	return rows.map(({ id: _, createdAt: __, pengunjung: ___, ...row }) =>
		Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
	)
}
export const names = async (database: TestDatabase) => (await records(database)).map(({ routeName }) => routeName)

/** A beacon that was sent before would have arrived by now. */
export const roundTrip = (page: Page) => page.evaluate(() => fetch('/healthz').then(({ ok }) => ok))

/** Goes on by a link of the page, as a visitor does. */
export async function follow(page: Page, path: string, place = '') {
	const link = page.locator(`${place} a[href="${path}"]`).filter({ visible: true }).first()
	await link.click()
	await expect(page).toHaveURL(path)
}
