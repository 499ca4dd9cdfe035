import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import type { TestDatabase } from '../support/test-database.ts'
import { insertRows } from '../support/test-rows.ts'

const SETTING = '/api/v1/public/web-setting-meta-pixel'
const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js'
const FAILED = 'Terjadi kesalahan saat memuat Meta Pixel'
const MISSING = 'Meta Pixel ID tidak ditemukan'

const setPixel = ({ db }: TestDatabase, metaPixelId: string) =>
	insertRows(db, 'webSettingMetaPixel', [{ id: 'uji', metaPixelId }])

test.afterEach(async ({ database }) => {
	await database.db.deleteFrom('webSettingMetaPixel').where('id', '=', 'uji').execute()
	await database.db.updateTable('webSetting').set({ persetujuanPelacakan: 'langsung' }).execute()
})

/** What was said to the pixel; its script is answered by the test with nothing, so all of it still waits in the queue. */
const said = (page: Page) =>
	page.evaluate(() => (window as { fbq?: { queue: unknown[][] } }).fbq?.queue.map((words) => Array.from(words)) ?? null)

const begun = (id: string) => [
	['set', 'autoConfig', false, id],
	['init', id],
	['track', 'PageView'],
]

/** The page is loaded, and everything that waits for a quiet moment has happened. */
async function open(page: Page, path: string) {
	await page.goto(path)
	await hydrated(page)
	await settled(page)
}

async function settled(page: Page) {
	await page.waitForFunction(() => document.readyState === 'complete')
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
	await page.waitForLoadState('networkidle')
}

test('the pixel gets a page view per page and sends nothing by itself', async ({ page, database, thirdParty }) => {
	await setPixel(database, '24680')
	await open(page, '/faq')
	await expect.poll(() => said(page)).toEqual(begun('24680'))
	expect(thirdParty).toEqual([SCRIPT])
	expect(await page.evaluate(() => (window as { fbq?: { disablePushState: boolean } }).fbq?.disablePushState)).toBe(
		true,
	)

	await page.locator('a[href="/fasilitas"]').last().click()
	await expect.poll(() => said(page)).toEqual([...begun('24680'), ['track', 'PageView']])
	await page.goBack()
	await expect.poll(() => said(page)).toEqual([...begun('24680'), ['track', 'PageView'], ['track', 'PageView']])
	expect(thirdParty).toEqual([SCRIPT])
})

test('without a configured pixel nothing is loaded, and a message is logged', async ({ page, thirdParty, console }) => {
	const asked = page.waitForResponse(`**${SETTING}`)
	await open(page, '/faq')
	await asked
	await settled(page)
	expect(await said(page)).toBeNull()
	expect(thirdParty).toEqual([])
	await expect.poll(() => console.lines).toEqual([MISSING])
})

test('a pixel entry without an id logs a message', async ({ page, database, thirdParty, console }) => {
	await setPixel(database, '')
	await open(page, '/faq')
	await expect.poll(() => console.lines).toEqual([MISSING])
	expect(thirdParty).toEqual([])
})

test('a setting that cannot be read logs one message', async ({ page, console, thirdParty }) => {
	await page.route(`**${SETTING}`, (route) => route.abort())
	console.allow('Failed to load resource: net::ERR_FAILED')
	console.allow(FAILED)
	await open(page, '/faq')
	await expect.poll(() => console.lines).toContain(FAILED)
	await page.locator('a[href="/fasilitas"]').last().click()
	await expect(page).toHaveURL('/fasilitas')
	await settled(page)
	expect(console.lines.filter((line) => line === FAILED)).toHaveLength(1)
	expect(thirdParty).toEqual([])
})

test('a script that cannot be loaded logs a message', async ({ page, database, console }) => {
	await setPixel(database, '24680')
	await page.route(SCRIPT, (route) => route.abort())
	console.allow('Failed to load resource: net::ERR_FAILED')
	console.allow(FAILED)
	await open(page, '/faq')
	await expect.poll(() => console.lines).toContain(FAILED)
})

for (const path of ['/reservasi', '/Reservasi/', '/reservasi-status/K7MPQ-X3WVT-9HBCD', '/data-saya']) {
	test(`never on ${path}: not loaded, not asked for, and the policy refuses it`, async ({
		page,
		database,
		thirdParty,
		console,
	}) => {
		await setPixel(database, '24680')
		// An unknown code and a visitor without data are calls that fail.
		for (const line of [
			'Failed to load resource: the server responded with a status of 404 (Not Found)',
			'Failed to load resource: the server responded with a status of 401 (Unauthorized)',
			'terjadi kesalahan pada sistem',
		])
			console.allow(line)
		const asked: string[] = []
		page.on('request', (request) => asked.push(new URL(request.url()).pathname))
		const response = await page.goto(path)
		await hydrated(page)
		await settled(page)
		expect(response?.headers()['content-security-policy']).not.toContain('facebook')
		expect(asked).not.toContain(SETTING)
		expect(await said(page)).toBeNull()

		await page.getByRole('link', { name: 'Beranda' }).first().click()
		await expect(page).toHaveURL('/')
		await settled(page)
		expect(await said(page), 'nor later in this document').toBeNull()
		expect(thirdParty.filter((address) => address.includes('facebook'))).toEqual([])
	})
}

test('going from a page with the pixel to the reservation loads a new document', async ({
	page,
	database,
	thirdParty,
}) => {
	await setPixel(database, '24680')
	await open(page, '/faq')
	await expect.poll(() => said(page)).not.toBeNull()
	expect(thirdParty).toEqual([SCRIPT])
	await page.evaluate(() => Object.assign(window, { sameDocument: true }))
	await page.evaluate(() => {
		const router = (window as unknown as { __reactRouterDataRouter: { navigate(path: string): void } })
			.__reactRouterDataRouter
		router.navigate('/reservasi?dari=keranjang')
	})
	await expect(page).toHaveURL('/reservasi?dari=keranjang')
	await hydrated(page)
	expect(await page.evaluate(() => 'sameDocument' in window || 'fbq' in window)).toBe(false)
})

test('Do Not Track and Global Privacy Control disable the pixel', async ({ page, database, thirdParty }) => {
	await setPixel(database, '24680')
	await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
	const asked: string[] = []
	page.on('request', (request) => asked.push(new URL(request.url()).pathname))
	await open(page, '/faq')
	expect(asked).not.toContain(SETTING)
	expect(thirdParty).toEqual([])
})

test('when consent is required the pixel loads after consent alone', async ({ page, database, thirdParty }) => {
	await setPixel(database, '24680')
	await database.db.updateTable('webSetting').set({ persetujuanPelacakan: 'setuju' }).execute()
	await open(page, '/faq')
	await expect(page.getByRole('button', { name: 'Setuju' })).toBeVisible()
	expect(thirdParty).toEqual([])
	await page.getByRole('button', { name: 'Setuju' }).click()
	await expect.poll(() => thirdParty).toEqual([SCRIPT])
	await expect.poll(() => said(page)).toEqual(begun('24680'))
	await page.locator('a[href="/fasilitas"]').last().click()
	await expect.poll(() => said(page)).toEqual([...begun('24680'), ['track', 'PageView']])
	expect(thirdParty, 'once').toEqual([SCRIPT])
})

test('after a refusal the pixel is loaded on no page', async ({ page, database, thirdParty }) => {
	await setPixel(database, '24680')
	await database.db.updateTable('webSetting').set({ persetujuanPelacakan: 'setuju' }).execute()
	await open(page, '/faq')
	await page.getByRole('button', { name: 'Tolak' }).click()
	await page.locator('a[href="/fasilitas"]').last().click()
	await expect(page).toHaveURL('/fasilitas')
	await settled(page)
	await open(page, '/prestasi')
	expect(await said(page)).toBeNull()
	expect(thirdParty).toEqual([])
})
