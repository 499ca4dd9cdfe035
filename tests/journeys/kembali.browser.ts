import type { Page } from '@playwright/test'
import { findWholeChromium } from '../../scripts/chromium.mjs'
import { expect, repeated, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'

const PAGES = [
	...['/', '/poli-klinik', '/daftar-dokter/poli-anak', '/info-kesehatan/jalan-kaki-30-menit', '/pencarian?cari=anak'],
	...['/hubungi-kami', '/yasmin-shop', '/paket-layanan/medical-check-up-dasar'],
]

/** Opens a page, waits until nothing happens in it any more, and returns its headers. */
async function open(page: Page, address: string) {
	const response = await page.goto(address)
	await hydrated(page)
	await page.waitForLoadState('networkidle')
	return response?.headers()
}

/** The events of the window that somebody listens to. */
async function listenedTo(page: Page): Promise<string[]> {
	const devTools = await page.context().newCDPSession(page)
	const { result } = await devTools.send('Runtime.evaluate', { expression: 'window' })
	const { listeners } = await devTools.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' })
	await devTools.detach()
	return listeners.map(({ type }) => type)
}

test('nothing keeps a public page from the back/forward cache: not its headers, not a listener to its end', async ({
	page,
}) => {
	for (const path of PAGES)
		await test.step(path, async () => {
			const headers = await open(page, path)
			expect(headers?.['cache-control']).toMatch(/^public\b/)
			const events = await listenedTo(page)
			expect(events).toContain('pagehide')
			expect(events.filter((type) => /unload$/.test(type))).toEqual([])
		})
})

test(
	'the back button shows a public page as it was left, without loading it',
	repeated,
	async ({ playwright, site }) => {
		const executablePath = findWholeChromium()
		if (!executablePath) {
			// The headless shell has no back/forward cache: the test above says what can be said with it.
			test.info().annotations.push({ type: 'not run', description: 'there is no whole Chromium' })
			return
		}
		const browser = await playwright.chromium.launch({
			executablePath,
			args: ['--no-sandbox', '--disable-gpu'],
			ignoreDefaultArgs: ['--disable-back-forward-cache'],
		})
		const page = await browser.newPage()
		await page.addInitScript(() =>
			addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted })),
		)
		// Between two documents there is nothing to ask.
		const isRestored = () => page.evaluate(() => (window as { isRestored?: boolean }).isRestored).catch(() => undefined)
		for (const path of PAGES)
			await test.step(path, async () => {
				await open(page, site.url + path)
				await page.goto(`${site.url}/faq`)
				await page.goBack({ waitUntil: 'commit' })
				await expect.poll(isRestored).toBe(true)
				expect(page.url()).toBe(site.url + path)
			})
		await browser.close()
	},
)
