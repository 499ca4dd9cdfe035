import type { Page } from '@playwright/test'
import { expect, moving, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'

const LIST = '**/api/v1/public/fasilitas?*'
const ARTIKEL = '/info-kesehatan/jalan-kaki-30-menit'
const FAILED_LINE = 'Failed to load resource: the server responded with a status of 500 (Internal Server Error)'

const bar = (page: Page) => page.locator('.progress-bar')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' })
const openFasilitas = (page: Page) => menu(page).getByRole('link', { name: 'Fasilitas', exact: true }).click()

test('the progress bar shows after 200 ms, fills in 5 s, and ends', async ({ page }) => {
	await page.emulateMedia(moving.contextOptions)
	await page.clock.install()
	await page.goto('/faq')
	await hydrated(page)
	let answer = () => {}
	const held = new Promise<void>((resolve) => {
		answer = resolve
	})
	await page.route(LIST, async (route) => {
		await held
		await route.continue()
	})
	await page.clock.pauseAt(new Date(Date.now() + 60_000))
	const asked = page.waitForRequest(LIST)
	await openFasilitas(page)
	await asked
	await page.clock.runFor(190)
	await expect(bar(page)).toHaveAttribute('data-state', 'idle')
	await page.clock.runFor(20)
	await expect(bar(page)).toHaveAttribute('data-state', 'running')
	await expect(bar(page)).toHaveCSS('transition-duration', '5s')
	answer()
	await expect(page.getByRole('heading', { level: 1, name: 'Fasilitas' })).toBeVisible()
	await expect(bar(page)).toHaveAttribute('data-state', 'done')
	await page.clock.runFor(500)
	await expect(bar(page)).toHaveAttribute('data-state', 'idle')
})

test('a failed request turns the bar red, and the page says only that nothing was found', async ({ page, console }) => {
	console.allow(FAILED_LINE)
	await page.clock.install()
	await page.goto('/faq')
	await hydrated(page)
	await page.route(LIST, (route) => route.fulfill({ status: 500, json: { error: { code: 'KESALAHAN_SISTEM' } } }))
	await page.clock.pauseAt(new Date(Date.now() + 60_000))
	await openFasilitas(page)
	await expect(bar(page)).toHaveAttribute('data-state', 'failed')
	await expect(bar(page)).toHaveCSS('background-color', 'rgb(179, 38, 30)')
	await expect(page.getByText('Fasilitas Tidak Ditemukan')).toBeVisible()
	await expect(bar(page)).toHaveCSS('transition-delay', '2s')
	await page.unroute(LIST)
	await menu(page).getByRole('link', { name: 'Info Kesehatan', exact: true }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Info Kesehatan' })).toBeVisible()
	await page.clock.runFor(2000)
	await expect(bar(page), 'a request that succeeds meanwhile changes nothing').toHaveAttribute('data-state', 'failed')
	await page.clock.runFor(500)
	await expect(bar(page)).toHaveAttribute('data-state', 'idle')
})

test('without a connection a link leaves the visitor in place with a failed bar, and later it works', async ({
	page,
	context,
	console,
}) => {
	console.allow('Failed to load resource: net::ERR_INTERNET_DISCONNECTED')
	// Nothing is fetched ahead: only the code of the two pages is here.
	await page.goto('/fasilitas')
	await hydrated(page)
	await menu(page).getByRole('link', { name: 'Info Kesehatan', exact: true }).click()
	await expect(page).toHaveURL('/info-kesehatan')
	const link = page.getByRole('contentinfo').getByRole('link', { name: 'Fasilitas', exact: true })
	await link.scrollIntoViewIfNeeded()
	const before = await page.evaluate(() => scrollY)
	expect(before).toBeGreaterThan(0)

	await context.setOffline(true)
	// The state lasts two seconds; a busy machine may look too late.
	const failed = bar(page).evaluate(
		(element) =>
			new Promise<void>((resolve) => {
				const look = () => element.dataset.state === 'failed' && resolve()
				new MutationObserver(look).observe(element, { attributes: true })
				look()
			}),
	)
	await link.click()
	await failed
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Info Kesehatan')
	await expect(page).toHaveURL('/info-kesehatan')
	expect(await page.evaluate(() => scrollY), 'not at the top').toBeGreaterThan(before / 2)
	await page.goBack()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Info Kesehatan')
	await expect(page).toHaveURL('/info-kesehatan')
	await expect(page.getByText('Tidak Ditemukan')).toHaveCount(0)

	await context.setOffline(false)
	await link.click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fasilitas')
	await expect(page).toHaveURL('/fasilitas')
})

test('a link in HTML that staff wrote navigates without loading a document', async ({ page }) => {
	await page.goto('/faq')
	await hydrated(page)
	const documents: string[] = []
	page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
	const jsonLd = page.locator('script[type="application/ld+json"]')
	expect(await jsonLd.count()).toBeGreaterThan(0)
	await page
		.locator('main')
		.evaluate((main) =>
			main.insertAdjacentHTML('afterbegin', '<p class="rich-text"><a href="/mitra?a=1#b">dari teks</a></p>'),
		)
	await page.getByRole('link', { name: 'dari teks' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Mitra' })).toBeVisible()
	await expect(page).toHaveURL('/mitra?a=1#b')
	await expect(jsonLd, 'the structured data of the first page').toHaveCount(0)
	await openFasilitas(page)
	await expect(menu(page).locator('[aria-current=page]')).toHaveText('Fasilitas')
	expect(documents).toEqual([])
})

test('a navigation starts at the top, and back restores the scroll position', async ({ page }) => {
	await page.goto('/layanan')
	await hydrated(page)
	const link = page.getByRole('link', { name: 'Laboratorium' }).last()
	await link.scrollIntoViewIfNeeded()
	const before = await page.evaluate(() => scrollY)
	expect(before).toBeGreaterThan(0)
	await link.click()
	await expect(page.getByRole('heading', { level: 1, name: 'Laboratorium' })).toBeVisible()
	expect(await page.evaluate(() => scrollY)).toBe(0)
	await page.goBack()
	await expect(page.getByRole('heading', { level: 1, name: 'Layanan Unggulan' })).toBeVisible()
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('when the code of a page cannot be loaded, its link loads the document, every time', async ({
	page,
	console: lines,
}) => {
	lines.allow('Failed to load resource: net::ERR_FAILED')
	await page.route('**/assets/fasilitas-*.js', (route) => route.abort())
	const documents: string[] = []
	for (const time of ['first', 'second']) {
		await page.goto('/faq')
		await hydrated(page)
		page.on('load', () => documents.push(new URL(page.url()).pathname))
		await openFasilitas(page)
		await expect.poll(() => documents, time).toEqual(['/fasilitas'])
		page.removeAllListeners('load')
		documents.length = 0
	}
})

for (const file of ['faq-', 'entry.client-'])
	test(`when ${file}*.js of a document cannot be loaded, it reloads once in 60 s`, async ({ page, console: lines }) => {
		lines.allow('Failed to load resource: net::ERR_FAILED')
		const start = Date.now()
		await page.clock.setFixedTime(start)
		await page.route(`**/assets/${file}*.js`, (route) => route.abort())
		/** The documents, counted from 1, whose file failed. */
		const failedOn = new Set<number>()
		page.on('requestfailed', (request) => {
			if (!request.url().includes(file) || request.failure()?.errorText !== 'net::ERR_FAILED') return
			failedOn.add(loads)
			lines.allow(`Failed to fetch dynamically imported module: ${request.url()}`)
		})
		let loads = 0
		page.on('load', () => {
			loads += 1
		})
		await page.goto('/faq')
		await expect.poll(() => [...failedOn]).toEqual([1, 2])
		await page.clock.setFixedTime(start + 59_999)
		await page.reload()
		await expect.poll(() => [...failedOn], 'within the minute').toEqual([1, 2, 3])
		await page.clock.setFixedTime(start + 60_000)
		await page.reload()
		await expect.poll(() => [...failedOn], 'a minute later').toEqual([1, 2, 3, 4, 5])
		await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
	})

test('while the code of a page loads, the next click wins', async ({ page }) => {
	const held = Promise.withResolvers<void>()
	await page.route('**/assets/fasilitas-*.js', async (route) => {
		await held.promise
		await route.continue()
	})
	await page.goto('/faq')
	await hydrated(page)
	const asked = page.waitForRequest('**/assets/fasilitas-*.js')
	await menu(page).getByRole('link', { name: 'Fasilitas' }).click()
	await asked
	await menu(page).getByRole('link', { name: 'Info Kesehatan' }).first().click()
	await expect(page).toHaveURL('/info-kesehatan')
	const arrived = page.waitForResponse('**/assets/fasilitas-*.js')
	held.resolve()
	await (await arrived).finished()
	await expect(page.getByRole('heading', { level: 1, name: 'Info Kesehatan' })).toBeVisible()
	await expect(page).toHaveURL('/info-kesehatan')
})

test('a part that is loaded late reloads the page, at most once in 60 s, and then says so', async ({
	page,
	console: lines,
}) => {
	lines.allow('Failed to load resource: net::ERR_FAILED')
	await page.clock.install()
	await page.route('**/assets/komentar-section-*.js', (route) => route.abort())
	let loads = 0
	page.on('load', () => {
		loads += 1
	})
	const failed = page.getByRole('alert').filter({ hasText: 'Bagian ini belum dapat dimuat.' })
	await page.goto(ARTIKEL)
	await expect.poll(() => loads).toBe(2)
	await page.clock.runFor(2000)
	await expect(failed).toBeVisible()
	expect(loads).toBe(2)

	await page.clock.runFor(60_000)
	await failed.getByRole('button', { name: 'Muat ulang halaman' }).click()
	await expect.poll(() => loads).toBe(4)
	await page.clock.runFor(2000)
	await expect(failed).toBeVisible()
	expect(loads).toBe(4)
})

test('with blocked storage a failed part reloads the page once', async ({ page, console: lines }) => {
	lines.allow('Failed to load resource: net::ERR_FAILED')
	// The router's scroll restoration says so, and goes on.
	lines.allow('SecurityError: blocked')
	lines.allow('blocked')
	await page.addInitScript(() => {
		for (const name of ['sessionStorage', 'localStorage'])
			Object.defineProperty(window, name, {
				get: () => {
					throw new DOMException('blocked', 'SecurityError')
				},
			})
	})
	await page.route('**/assets/komentar-section-*.js', (route) => route.abort())
	let loads = 0
	page.on('load', () => {
		loads += 1
	})
	await page.goto(ARTIKEL)
	await expect(page.getByRole('alert').filter({ hasText: 'Bagian ini belum dapat dimuat.' })).toBeVisible()
	expect(loads).toBe(2)
})

test('an article whose comments cannot be loaded opens as a document', async ({ page, console: lines }) => {
	lines.allow('Failed to load resource: net::ERR_FAILED')
	await page.route('**/assets/komentar-section-*.js', (route) => route.abort())
	await page.goto('/info-kesehatan')
	await hydrated(page)
	await page.locator(`main a[href="${ARTIKEL}"]`).first().click()
	await page.waitForEvent('load')
	await expect(page).toHaveURL(ARTIKEL)
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a dialog whose code cannot be loaded twice in 60 s says so', async ({ page, console: lines }) => {
	lines.allow('Failed to load resource: net::ERR_FAILED')
	await page.route('**/assets/pasien-modal-*.js', (route) => route.abort())
	await page.goto('/yasmin-shop')
	for (const isReloaded of [true, false]) {
		await hydrated(page)
		const loaded = isReloaded ? page.waitForEvent('load') : Promise.resolve()
		await page
			.getByRole('button', { name: /^Pesan/ })
			.first()
			.click()
		await loaded
	}
	await expect(page.getByRole('alert').filter({ hasText: 'Bagian ini belum dapat dimuat.' })).toBeVisible()
})

for (const saveData of [false, true])
	test(`pages are ${saveData ? 'not ' : ''}fetched ahead ${saveData ? 'with' : 'without'} data saver`, async ({
		page,
	}) => {
		await page.addInitScript(
			(value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value, effectiveType: '4g' } }),
			saveData,
		)
		await page.clock.install()
		await page.goto('/faq')
		await hydrated(page)
		await page.clock.runFor(2100)
		const ahead = page.locator('link[rel="modulepreload"][href*="/assets/fasilitas-"]')
		if (saveData) await expect(ahead).toHaveCount(0)
		else await expect(ahead.first()).toBeAttached()
	})

test('long titles use the smaller style and are cut in the breadcrumb', async ({ page }) => {
	await page.goto('/layanan/farmasi-dan-antar-obat')
	const title = page.getByRole('heading', { level: 1 })
	await expect(title).toHaveText('Farmasi dan Layanan Antar Obat ke Rumah')
	await expect(title).toHaveAttribute('data-title', 'small')
	await expect(page.getByRole('navigation', { name: 'Letak halaman' })).toContainText(
		'Farmasi dan Layanan Antar Obat ke R...',
	)
})

test('an unknown page reached by a link inside the site is the 404 page, and leads home', async ({ page }) => {
	await page.goto('/faq')
	await hydrated(page)
	await page.evaluate(() => {
		history.pushState(null, '', '/tidak-ada-sama-sekali')
		dispatchEvent(new PopStateEvent('popstate', { state: null }))
	})
	await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible()
	await page.getByRole('link', { name: 'Back to the home page' }).click()
	await expect(page).toHaveURL('/')
})

test('Layanan Unggulan leads to its page, and hovering or its arrow unfolds the submenu', async ({ page }) => {
	await page.goto('/faq')
	await hydrated(page)
	const link = menu(page).getByRole('link', { name: 'Layanan Unggulan', exact: true })
	const igd = menu(page).getByRole('link', { name: 'IGD 24 Jam', exact: true })
	await expect(igd).toBeHidden()
	await link.hover()
	await expect(igd).toBeVisible()
	await igd.hover()
	await expect(igd, 'on the way to it').toBeVisible()
	await page.keyboard.press('Escape')
	await expect(igd).toBeHidden()
	await page.mouse.move(5, 500)
	await link.hover()
	await expect(igd).toBeVisible()
	await page.mouse.move(5, 500)
	await expect(igd).toBeHidden()

	await link.focus()
	await page.keyboard.press('Tab')
	await page.keyboard.press('Enter')
	await expect(igd).toBeVisible()
	await page.keyboard.press('Tab')
	await expect(igd).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(igd).toBeHidden()
	await link.press('Enter')
	await expect(page).toHaveURL('/layanan')
})

test('the top bar shows both numbers, email and social networks; the menu of the phone has them too', async ({
	page,
}) => {
	await page.goto('/faq')
	const bar = page.getByRole('region', { name: 'Kontak cepat' })
	const main = { name: 'Telepon 0812-3456-7001', href: 'https://wa.me/6281234567001' }
	const desk = { name: 'Pendaftaran 0812-3456-7002', href: 'https://wa.me/6281234567002' }
	for (const width of [980, 1440]) {
		await page.setViewportSize({ width, height: 800 })
		for (const { name, href } of [main, desk])
			await expect(bar.getByRole('link', { name })).toHaveAttribute('href', href)
		const lines = await bar.evaluate((element) => element.getBoundingClientRect().height)
		expect(lines, 'one line').toBe(44)
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
		const logo = await page.getByRole('banner').getByRole('img').first().boundingBox()
		expect(logo?.width, `the logo at ${width} px`).toBeGreaterThan(120)
	}
	await page.setViewportSize({ width: 360, height: 740 })
	await page.locator('summary').filter({ hasText: 'Menu' }).first().click()
	const email = { name: 'Email info@rsyasmin.example', href: 'mailto:info@rsyasmin.example' }
	await expect(menu(page).getByRole('list', { name: 'Media sosial' }).getByRole('link')).toHaveCount(4)
	for (const { name, href } of [main, desk, email])
		await expect(menu(page).getByRole('link', { name })).toHaveAttribute('href', href)
	await menu(page).locator('summary', { hasText: 'Layanan Unggulan' }).click()
	await expect(menu(page).getByRole('link', { name: 'IGD 24 Jam', exact: true })).toBeVisible()
	await menu(page).getByRole('link', { name: 'Layanan Unggulan', exact: true }).click()
	await expect(page).toHaveURL('/layanan')
	await expect(menu(page)).toBeHidden()
})

test('the phone has the same menu behind Menu and Tutup', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await page.goto('/faq')
	await hydrated(page)
	const toggle = page.locator('summary').filter({ hasText: 'Menu' }).first()
	await expect(toggle).toHaveText('MenuTutup')
	await toggle.click()
	await expect(page.getByText('Tutup', { exact: true })).toBeVisible()
	for (const name of ['Beranda', 'Jadwal Dokter', 'Info Kesehatan', 'Fasilitas', 'Yasmin Shop'])
		await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible()
	const submenu = (title: string) => menu(page).locator('summary', { hasText: title })
	await submenu('Layanan Unggulan').click()
	await submenu('Tentang Kami').click()
	for (const name of ['IGD 24 Jam', 'Testimoni'])
		await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(menu(page)).toBeHidden()
	await expect(page.getByText('Tutup', { exact: true })).toBeHidden()
	await expect(toggle).toBeFocused()
	await toggle.click()
	await page.getByRole('main').click({ position: { x: 5, y: 600 } })
	await expect(menu(page)).toBeHidden()
})

test('of the submenus of wide screens one is open at a time; Escape and a click elsewhere close it', async ({
	page,
}) => {
	await page.goto('/faq')
	await hydrated(page)
	const submenu = (title: string) => menu(page).locator('summary', { hasText: title })
	const testimoni = menu(page).getByRole('link', { name: 'Testimoni', exact: true })
	const igd = menu(page).getByRole('link', { name: 'IGD 24 Jam', exact: true })
	await submenu('Layanan Unggulan').press('Enter')
	await expect(igd).toBeVisible()
	await submenu('Tentang Kami').click()
	await expect(igd).toBeHidden()
	await expect(testimoni).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(testimoni).toBeHidden()
	await expect(submenu('Tentang Kami')).toBeFocused()
	await submenu('Tentang Kami').press('Enter')
	await page.getByRole('heading', { level: 1 }).click()
	await expect(testimoni).toBeHidden()
})
