import type { Page } from '@playwright/test'
import { expect, repeated, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { UNKNOWN } from './keranjang-page.ts'

const PHONE = { width: 360, height: 740 }
test.use({ viewport: PHONE, hasTouch: true, prefetch: true })

/** Opens a page as the server painted it, and returns what lets its scripts arrive. */
async function openPainted(page: Page, path: string): Promise<() => void> {
	let arrive = () => {}
	const arrival = new Promise<void>((resolve) => {
		arrive = resolve
	})
	await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
		await arrival
		await route.continue()
	})
	await page.goto(path)
	return arrive
}

const dialog = (page: Page, text: string) => page.getByRole('dialog').filter({ hasText: text })

const CONTROLS = [
	{
		path: '/yasmin-shop',
		name: 'Filter',
		isDone: (page: Page) => expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible(),
	},
	{
		path: '/yasmin-shop',
		name: 'Pesan Medical Check-Up Dasar',
		isDone: (page: Page) => expect(dialog(page, 'Medical Check-Up Dasar')).toBeVisible(),
	},
	{
		path: '/paket-layanan/medical-check-up-dasar',
		name: 'Pesan Layanan',
		isDone: (page: Page) => expect(dialog(page, 'Medical Check-Up Dasar')).toBeVisible(),
	},
	{
		path: '/paket-layanan/medical-check-up-dasar',
		name: 'Tambah ke keranjang',
		isDone: (page: Page) => expect(dialog(page, 'Medical Check-Up Dasar')).toBeVisible(),
	},
	{
		path: '/poli-klinik',
		name: 'batuk',
		isDone: (page: Page) => expect(page.getByRole('button', { name: 'batuk', pressed: true })).toBeVisible(),
	},
]

for (const { path, name, isDone } of CONTROLS)
	test(`${path}: a tap on ${name} before the scripts is seen at once and done when they are here`, async ({
		page,
		console,
	}) => {
		console.allow(UNKNOWN)
		const arrive = await openPainted(page, path)
		const control = page.getByRole('button', { name, exact: true })
		await control.tap()
		await expect(control).toHaveAttribute('data-tap', 'lost', { timeout: 100 })
		// An impatient second tap is no second press: a chip would be let go again.
		await control.tap()
		arrive()
		await isDone(page)
		await expect(control).not.toHaveAttribute('data-tap')
	})

/** Lighthouse's phone: Slow 4G, a processor four times slower. */
async function slowDown(page: Page): Promise<void> {
	const devtools = await page.context().newCDPSession(page)
	await devtools.send('Network.enable')
	const speed = { downloadThroughput: 180_000, uploadThroughput: 84_000 }
	await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 562, ...speed })
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

for (const { path, name, isDone } of CONTROLS)
	test(
		`${path}: a tap on ${name} as soon as it is painted on a slow phone is not lost`,
		repeated,
		async ({ page, console }) => {
			console.allow(UNKNOWN)
			await slowDown(page)
			await page.goto(path, { waitUntil: 'commit' })
			await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
			await page.getByRole('button', { name, exact: true }).tap()
			await isDone(page)
		},
	)

/** The pages that most people open first and that have buttons; what else they offer are links. */
for (const path of ['/poli-klinik', '/yasmin-shop'])
	test(`${path}: every button shows a tap before the scripts in the same task`, async ({ page, console }) => {
		console.allow(UNKNOWN)
		await page.addInitScript(() => {
			const seen: (string | null)[] = []
			Object.assign(globalThis, { seen })
			addEventListener('click', ({ target, isTrusted }) => {
				if (isTrusted) seen.push((target as Element).closest('button')?.getAttribute('data-tap') ?? null)
			})
		})
		const arrive = await openPainted(page, path)
		const buttons = page.getByRole('main').locator('button[type="button"]:visible')
		const count = await buttons.count()
		expect(count).toBeGreaterThan(5)
		for (const button of await buttons.all()) await button.tap()
		expect(await page.evaluate(() => seen)).toEqual(Array(count).fill('lost'))
		arrive()
		await expect(buttons.last()).not.toHaveAttribute('data-tap')
	})

declare const seen: unknown

test('a menu that was opened before the scripts stays open', async ({ page }) => {
	const arrive = await openPainted(page, '/faq')
	await page.getByText('Menu', { exact: true }).tap()
	const link = page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Fasilitas' })
	await expect(link).toBeVisible()
	arrive()
	await hydrated(page)
	await link.tap()
	await expect(page).toHaveURL('/fasilitas')
	await expect(link).toBeHidden()
})

test('of two controls that were tapped before the scripts, the last one counts', async ({ page }) => {
	const arrive = await openPainted(page, '/poli-klinik')
	for (const name of ['gatal', 'batuk']) await page.getByRole('button', { name, exact: true }).tap()
	arrive()
	await expect(page.getByRole('button', { name: 'batuk', pressed: true })).toBeVisible()
	await expect(page.getByRole('button', { name: 'gatal', exact: true })).toHaveAttribute('aria-pressed', 'false')
})

test('a tap starts the scripts before the pictures are here', async ({ page }) => {
	await page.clock.install()
	await page.route(/\/images\//, () => {})
	await page.goto('/yasmin-shop', { waitUntil: 'domcontentloaded' })
	await page.getByRole('button', { name: 'Filter' }).tap()
	await page.clock.runFor(1000)
	await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
})

const INPUTS = [
	{ path: '/poli-klinik', label: 'Cari keluhan, poli, atau dokter', text: 'jantung' },
	{ path: '/poli-klinik', label: 'Cari keluhan, poli, atau dokter', text: 'batuk' },
	{ path: '/yasmin-shop', label: 'Cari paket layanan', text: 'vaksin' },
	{ path: '/pencarian', label: 'Cari di situs ini', text: 'vaksin' },
]

for (const { path, label, text } of INPUTS)
	test(`${path}: '${text}' that was typed into ${label} before the scripts stays and counts`, async ({ page }) => {
		const arrive = await openPainted(page, path)
		const input = page.getByRole('main').getByLabel(label, { exact: true })
		await input.pressSequentially(text)
		arrive()
		await page.waitForLoadState('networkidle')
		await expect(input).toHaveValue(text)
	})
