import type { Page, Request } from '@playwright/test'
import { expect, repeatIf, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { budgets, CSS, FILES, FONTS, homeTotal, JS, LATER } from './budgets.ts'

const PHONE = { width: 360, height: 740 }

test.use({ viewport: PHONE, prefetch: true })

/** The pages that most people open first, and the largest; the others are made of the same parts. */
const FIRST = [
	'/',
	'/daftar-dokter/poli-anak',
	'/info-kesehatan/jalan-kaki-30-menit',
	'/yasmin-shop',
	'/reservasi',
	'/pencarian',
	'/paket-layanan/medical-check-up-dasar',
]

/**
 * The first load ends when the page is hydrated. Every script until then counts: those that the page names and all that
 * they import. Idle callbacks are held back until the `quiet` event.
 */
for (const { path, files = FILES, thirdParty, mayLoad } of budgets)
	test(
		`${path} keeps to its budget, contacts no third party and loads no unused code`,
		repeatIf(!FIRST.includes(path)),
		async ({ page, thirdParty: asked }) => {
			await page.addInitScript(() => {
				const { requestIdleCallback } = window
				const waiting: IdleRequestCallback[] = []
				window.requestIdleCallback = (work) => waiting.push(work)
				window.addEventListener('quiet', () => {
					window.requestIdleCallback = requestIdleCallback
					for (const work of waiting) requestIdleCallback(work)
				})
			})
			const requests = await open(page, path)
			await hydrated(page)
			const sizes = await sizesByType(requests)
			test.info().annotations.push({ type: 'bytes', description: JSON.stringify(sizes) })

			expect(sizes.script, 'scripts').toBeLessThanOrEqual(JS)
			const scripts = requests.filter((request) => request.resourceType() === 'script')
			expect(scripts.length, 'files of scripts').toBeLessThanOrEqual(files)
			expect(sizes.stylesheet, 'styles').toBeLessThanOrEqual(CSS)
			expect(requests.filter((request) => request.resourceType() === 'stylesheet')).toHaveLength(1)
			expect(sizes.font, 'fonts').toBeLessThanOrEqual(FONTS)
			expect(addresses(requests).filter((address) => LATER.test(address))).toEqual([])

			await page.evaluate(() => window.dispatchEvent(new Event('quiet')))
			await page.waitForLoadState('networkidle')
			expect(asked.filter((address) => !thirdParty?.test(address))).toEqual([])
			expect(addresses(requests).filter((address) => LATER.test(address) && !mayLoad?.test(address))).toEqual([])
		},
	)

test('scripts and styles are compressed, loaded once each and immutable', async ({ page }) => {
	const requests = await open(page, '/')
	await hydrated(page)
	const files = requests.filter((request) => ['script', 'stylesheet'].includes(request.resourceType()))
	for (const request of files) {
		const headers = (await request.response())?.headers()
		expect(headers?.['cache-control'], request.url()).toBe('public, max-age=31536000, immutable')
		const isWorthCompressing = (await request.sizes()).responseBodySize > 500
		if (isWorthCompressing) expect(headers?.['content-encoding'], request.url()).toBe('br')
	}
	expect(new Set(addresses(files)).size, 'no file is loaded twice').toBe(files.length)
})

test('every preloaded file is used', async ({ page }) => {
	const requests = await open(page, '/')
	await hydrated(page)
	const preloaded = await page
		.locator('link[rel=preload]')
		.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).as))
	expect(preloaded.filter((kind) => kind === 'font')).toHaveLength(1)
	expect(requests.filter((request) => request.resourceType() === 'font')).toHaveLength(1)
	expect(
		await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
	).toBeGreaterThan(0)
	// The first banner is loaded in one width.
	const banners = addresses(requests).filter((address) => address.includes('/banner-1.'))
	expect(new Set(banners).size).toBe(1)
})

for (const { density, bytes } of homeTotal)
	test.describe(`${density} pixels per CSS pixel`, () => {
		test.use({ deviceScaleFactor: density })

		test('the home page with its pictures keeps to its budget', async ({ page }) => {
			const requests = await open(page, '/')
			await hydrated(page)
			await page.waitForLoadState('networkidle')
			const sizes = await sizesByType(requests)
			test.info().annotations.push({ type: 'bytes', description: JSON.stringify(sizes) })
			const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
			expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(bytes)
		})
	})

async function open(page: Page, path: string): Promise<Request[]> {
	const requests: Request[] = []
	page.on('requestfinished', (request) => requests.push(request))
	await page.goto(path, { waitUntil: 'load' })
	return requests
}

const addresses = (requests: Request[]) => requests.map((request) => request.url())

async function sizesByType(requests: Request[]): Promise<Record<string, number>> {
	const sizes: Record<string, number> = {}
	for (const request of requests) {
		const { responseBodySize } = await request.sizes()
		sizes[request.resourceType()] = (sizes[request.resourceType()] ?? 0) + responseBodySize
	}
	return sizes
}
