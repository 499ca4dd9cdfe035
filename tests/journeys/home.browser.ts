import type { Locator, Page } from '@playwright/test'
import type { Testimoni } from '../../contract/testimoni.ts'
import type { Beranda, Template } from '../../contract/web.ts'
import { expect, test } from '../browser-test.ts'
import { startSite } from '../site-server.ts'
import { openTestDatabase } from '../test-database.ts'

const BERANDA = '/api/v1/public/web/beranda/'
const TEMPLATE = '/api/v1/public/web/template/'
const TESTIMONI = '/api/v1/public/testimoni/fav-list'

const BANNER_MS = 1500
const FASILITAS_MS = 1000

const main = (page: Page) => page.getByRole('main')
const block = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const hero = (page: Page) => block(page, 'Sorotan')
const fasilitas = (page: Page) => block(page, 'Pilihan fasilitas')
const slides = (carousel: Locator) => carousel.locator('[aria-roledescription="slide"]')
const shown = (carousel: Locator) =>
	carousel
		.locator('[aria-roledescription="slide"]:not([inert])')
		.evaluateAll((found) => found.map((slide) => slide.getAttribute('aria-label')))

// The popup has tests of its own, and would lie over the page.
test.beforeEach(({ page }) =>
	page.route('**/popup-information/presented', (route) => route.fulfill({ json: { data: null } })),
)

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled })

		test('the home page has every block, in its order', async ({ page, request }) => {
			const beranda: Beranda = await (await request.get(BERANDA)).json()
			const template: Template = await (await request.get(TEMPLATE)).json()
			const testimoni: { data: Testimoni[] } = await (await request.get(TESTIMONI)).json()
			await page.goto('/')

			const inOrder = [
				'Dokter yang tepat, pada waktu yang tepat',
				'Daftar Sekarang',
				'Layanan Lainnya',
				...beranda.layananFavList.data.map(({ nama }) => nama),
				template.berandaSambutan.data?.namaPerson,
				template.berandaSambutan.data?.jabatanPerson,
				'Lihat Semua Dokter',
				...beranda.dokterFavList.data.map(({ nama }) => nama),
				'Dokter Paling Banyak Dikunjungi',
				...beranda.dokterMostVisited.data.map(({ nama }) => nama),
				...beranda.fasilitas.data.map(({ nama }) => nama),
				'Testimoni Lainnya',
				'4,7',
				'1.284',
				...testimoni.data.flatMap(({ testimoni, nama }) => [testimoni, nama]),
				'Lihat Semua Mitra',
				'Baca Info Kesehatan',
				'Lihat Semua Artikel',
				...template.artikelFavList.data.map(({ judul }) => judul),
				'Hubungi Kami',
				'Konsultasi',
				'Kunjungi Kami',
			].map((text) => text ?? 'a text that is missing')
			const text = (await main(page).textContent()) ?? ''
			let place = 0
			for (const each of inOrder) {
				const found = text.indexOf(each, place)
				expect(found, `${each}, after what comes before it`).toBeGreaterThanOrEqual(0)
				place = found + each.length
			}
			expect(beranda.dokterMostVisited.data).toHaveLength(4)
			await expect(main(page).locator('[data-state="empty"]')).toHaveCount(0)
		})

		test('every link of the home page leads where the spec says', async ({ page, request }) => {
			const beranda: Beranda = await (await request.get(BERANDA)).json()
			const template: Template = await (await request.get(TEMPLATE)).json()
			await page.goto('/')
			const links: [string, string][] = [
				['Daftar Sekarang', '/poli-klinik'],
				['Layanan Lainnya', '/layanan'],
				['Lihat Semua Dokter', '/poli-klinik'],
				['Testimoni Lainnya', '/testimoni'],
				['Lihat Semua Mitra', '/mitra'],
				['Baca Info Kesehatan', '/info-kesehatan'],
				['Lihat Semua Artikel', '/info-kesehatan'],
				['Hubungi Kami', '/hubungi-kami'],
				['Konsultasi', 'https://wa.me/6281234567002'],
				['Kunjungi Kami', template.webSetting.data?.petunjukArah ?? 'a place'],
				...[...beranda.dokterFavList.data, ...beranda.dokterMostVisited.data].map(({ nama, id }): [string, string] => [
					nama,
					`?dokter=${id}`,
				]),
				...beranda.fasilitas.data.map(({ nama, uri }): [string, string] => [nama, `/fasilitas/${uri}`]),
				...beranda.layananFavList.data.map(({ nama, uri }): [string, string] => [nama, `/layanan/${uri}`]),
				...beranda.mitraFavList.data.map(({ nama, uri }): [string, string] => [nama, `/mitra/${uri}`]),
				...template.artikelFavList.data.map(({ judul, uri }): [string, string] => [judul, `/info-kesehatan/${uri}`]),
			]
			const found = await main(page)
				.getByRole('link', { includeHidden: true })
				.evaluateAll((all) =>
					all.map((link) => [
						link.textContent?.trim() || link.querySelector('img')?.alt,
						link.getAttribute('href')?.replace('/?dokter', '?dokter'),
					]),
				)
			for (const link of links) expect(found).toContainEqual(link)
			expect(found.filter(([name]) => name === 'Konsultasi')).toHaveLength(2)
		})
	})
}

test('the first two articles are large, the rest stand in a list beside them', async ({ page, request }) => {
	const { artikelFavList }: Template = await (await request.get(TEMPLATE)).json()
	await page.goto('/')
	const lists = block(page, 'Artikel Terbaru').getByRole('list')
	await expect(lists.first().getByRole('listitem')).toHaveCount(2)
	await expect(lists.last().getByRole('listitem')).toHaveCount(artikelFavList.data.length - 2)
	const large = await lists.first().boundingBox()
	const side = await lists.last().boundingBox()
	expect(side?.x).toBeGreaterThanOrEqual((large?.x ?? 0) + (large?.width ?? 0))
	expect(large?.width).toBeGreaterThan(1.8 * (side?.width ?? 0))
})

test('the hospital is described for search engines, without a rating', async ({ request, site }) => {
	const html = await (await request.get('/')).text()
	const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
	const hospital = JSON.parse(json)
	expect(hospital).toMatchObject({ '@type': 'Hospital', name: 'RS Yasmin', url: `${site.url}/` })
	expect(json).not.toMatch(/rating|review/i)
})

test('a doctor opens by an address on this page', async ({ page }) => {
	await page.goto('/')
	const dokter = block(page, 'Dokter Unggulan').getByRole('link', { name: 'dr. Anindya Prameswari, Sp.A' })
	await dokter.click()
	await expect(page).toHaveURL(/\/\?dokter=\w+$/)
})

test.describe('carousels turn', () => {
	test('a banner stays 1500 ms', async ({ page }) => {
		await openWithClock(page)
		await staysFor(page, hero(page), BANNER_MS, [['1 dari 3'], ['2 dari 3'], ['3 dari 3'], ['1 dari 3']])
	})

	test('the facilities move on by one after 1000 ms', async ({ page }) => {
		await openWithClock(page)
		await bringIntoSight(page, fasilitas(page))
		await staysFor(page, fasilitas(page), FASILITAS_MS, [of12(1, 2, 3), of12(2, 3, 4), of12(3, 4, 5)])
	})

	test('not under the mouse', async ({ page }) => {
		await openWithClock(page)
		await startAfresh(page, hero(page))
		await hero(page).hover({ position: { x: 300, y: 100 } })
		await page.clock.runFor(3 * BANNER_MS)
		await settled(page)
		expect(await shown(hero(page))).toEqual(['1 dari 3'])
		await page.mouse.move(0, 0)
		await expect(hero(page)).toHaveAttribute('data-running', 'true')
		await page.clock.runFor(BANNER_MS)
		await expect.poll(() => shown(hero(page))).toEqual(['2 dari 3'])
	})

	test('not while something in them has the focus', async ({ page }) => {
		await openWithClock(page)
		await startAfresh(page, hero(page))
		await hero(page).getByRole('link', { name: 'Lihat Jadwal Dokter' }).focus()
		await expect(hero(page)).toHaveAttribute('data-running', 'false')
		await page.clock.runFor(3 * BANNER_MS)
		await settled(page)
		expect(await shown(hero(page))).toEqual(['1 dari 3'])
		await page.evaluate(() => (document.activeElement as HTMLElement).blur())
		await expect(hero(page)).toHaveAttribute('data-running', 'true')
		await page.clock.runFor(BANNER_MS)
		await expect.poll(() => shown(hero(page))).toEqual(['2 dari 3'])
	})

	test('not in a hidden tab', async ({ page }) => {
		await openWithClock(page)
		await startAfresh(page, hero(page))
		await setVisibility(page, 'hidden')
		await page.clock.runFor(3 * BANNER_MS)
		await settled(page)
		expect(await shown(hero(page))).toEqual(['1 dari 3'])
		await setVisibility(page, 'visible')
		await page.clock.runFor(BANNER_MS)
		await expect.poll(() => shown(hero(page))).toEqual(['2 dari 3'])
	})

	test('not out of sight', async ({ page }) => {
		await openWithClock(page)
		await bringIntoSight(page, fasilitas(page))
		await expect(hero(page)).toHaveAttribute('data-running', 'false')
	})

	test('not after the pause button, and again after it', async ({ page }) => {
		await openWithClock(page)
		await startAfresh(page, hero(page))
		await hero(page).getByRole('button', { name: 'Jeda putar otomatis' }).click()
		await page.mouse.move(0, 0)
		await page.clock.runFor(3 * BANNER_MS)
		await settled(page)
		expect(await shown(hero(page))).toEqual(['1 dari 3'])
		await expect(slides(hero(page)).first().locator('..')).toHaveAttribute('aria-live', 'polite')
		// The button is under the mouse and has the focus: it must start all the same.
		await hero(page).getByRole('button', { name: 'Mulai putar otomatis' }).click()
		await expect(slides(hero(page)).first().locator('..')).toHaveAttribute('aria-live', 'off')
		await page.clock.runFor(BANNER_MS)
		await expect.poll(() => shown(hero(page))).toEqual(['2 dari 3'])
	})

	test('by hand too, one slide at a time', async ({ page }) => {
		await openWithClock(page)
		await bringIntoSight(page, fasilitas(page))
		await startAfresh(page, fasilitas(page))
		await fasilitas(page).getByRole('button', { name: 'Slide sebelumnya' }).click()
		await expect.poll(() => shown(fasilitas(page))).toEqual(of12(1, 2, 12))
		await fasilitas(page).getByRole('button', { name: 'Slide berikutnya' }).click()
		await expect.poll(() => shown(fasilitas(page))).toEqual(of12(1, 2, 3))
	})
})

test.describe('for people who asked for less motion', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } })

	test('a carousel turns only when it is told to', async ({ page }) => {
		await openWithClock(page)
		await expect(hero(page)).toHaveAttribute('data-running', 'false')
		await page.clock.runFor(3 * BANNER_MS)
		await settled(page)
		expect(await shown(hero(page))).toEqual(['1 dari 3'])
		await hero(page).getByRole('button', { name: 'Mulai putar otomatis' }).click()
		await expect(hero(page)).toHaveAttribute('data-running', 'true')
		await page.clock.runFor(BANNER_MS)
		await expect.poll(() => shown(hero(page))).toEqual(['2 dari 3'])
	})

	const perViewAt = [
		[1440, 3],
		[980, 3],
		[979, 2],
		[360, 2],
	] as const

	test('three facilities are seen at once on the desktop, two on the phone', async ({ page }) => {
		await page.goto('/')
		await bringIntoSight(page, fasilitas(page))
		for (const [width, perView] of perViewAt) {
			await page.setViewportSize({ width, height: 800 })
			await expect.poll(() => seenWhole(fasilitas(page)), `at ${width} px`).toEqual(of12(1, 2, 3).slice(0, perView))
			await expect.poll(() => shown(fasilitas(page)), `at ${width} px`).toHaveLength(perView)
		}
	})

	test("as many before the carousel's code is there", async ({ page }) => {
		await page.route('**/assets/carousel-motion-*.js', () => {})
		await page.goto('/')
		for (const [width, perView] of perViewAt) {
			await page.setViewportSize({ width, height: 800 })
			await expect.poll(() => seenWhole(fasilitas(page)), `at ${width} px`).toEqual(of12(1, 2, 3).slice(0, perView))
		}
	})
})

test('without its code a carousel is a row to scroll', async ({ page, console }) => {
	console.allow('Failed to load resource: net::ERR_FAILED')
	await page.route('**/assets/carousel-motion-*.js', (route) => route.abort())
	await page.goto('/')
	await expect(hero(page).getByRole('button')).toHaveCount(0)
	const row = slides(hero(page)).first().locator('../..')
	await row.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: 'instant' }))
	await expect(hero(page).getByText('Periksa sebelum ada keluhan')).toBeInViewport({ ratio: 1 })
})

test("the carousel's code is not among the page's first, and nothing moves when it comes", async ({
	page,
	request,
}) => {
	const html = await (await request.get('/')).text()
	expect(html).not.toContain('carousel-motion')
	expect(html).not.toMatch(/\sstyle="/)
	await page.addInitScript(() => {
		Object.assign(window, { shifts: 0 })
		new PerformanceObserver((list) => {
			const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
			for (const { value } of shifts) Object.assign(window, { shifts: Reflect.get(window, 'shifts') + value })
		}).observe({ type: 'layout-shift', buffered: true })
	})
	await page.goto('/')
	await isAlive(hero(page))
	await bringIntoSight(page, fasilitas(page))
	expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.02)
})

test('the first banner is loaded early, what is below it when it is needed', async ({ page }) => {
	await page.goto('/')
	const first = slides(hero(page)).first().locator('img')
	await expect(first).toHaveAttribute('fetchpriority', 'high')
	await expect(first).toHaveAttribute('loading', 'eager')
	await expect(main(page).locator('img:not([loading="lazy"])')).toHaveCount(1)
})

test('a failed read of the home data leaves a whole page', async ({ page, console }) => {
	console.allow('Failed to load resource: the server responded with a status of 500 (Internal Server Error)')
	for (const path of [BERANDA, TESTIMONI, '/api/v1/public/testimoni/google-api'])
		await page.route(`**${path}*`, (route) => route.fulfill({ status: 500, json: {} }))
	await page.goto('/faq')
	await page.waitForFunction(() => '__reactRouterDataRouter' in window)
	await page.getByRole('banner').getByRole('link', { name: 'Beranda' }).first().click()
	await expect(main(page).getByRole('heading', { level: 1, name: 'RS Yasmin' })).toBeVisible()
	for (const thing of ['Layanan', 'Dokter', 'Fasilitas', 'Testimoni', 'Mitra'])
		await expect(main(page).getByText(`${thing} Tidak Ditemukan`)).toBeVisible()
	await expect(main(page).getByText('Daftar Sekarang')).toBeVisible()
	await expect(block(page, 'Artikel Terbaru').getByRole('article')).not.toHaveCount(0)
})

test('an empty hospital has a home page too', async ({ page, context }) => {
	const site = await startSite({ env: { DEMO: '0' } })
	try {
		await context.route(`${site.url}/**`, (route) => route.continue())
		const response = await page.goto(site.url)
		expect(response?.status()).toBe(200)
		await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
		for (const thing of ['Layanan', 'Dokter', 'Fasilitas', 'Testimoni', 'Mitra', 'Artikel'])
			await expect(main(page).getByText(`${thing} Tidak Ditemukan`)).toBeVisible()
		await expect(block(page, 'Sambutan')).toHaveCount(0)
		await expect(main(page).getByText('Daftar Sekarang')).toHaveCount(0)
		await expect(main(page).getByRole('link', { name: 'Hubungi Kami' })).toBeVisible()
	} finally {
		await site.stop()
	}
})

test.describe('when the first banner is a video', () => {
	const VIDEO = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'
	let site: Awaited<ReturnType<typeof startSite>>
	let database: Awaited<ReturnType<typeof openTestDatabase>>

	test.beforeAll(async () => {
		database = await openTestDatabase({ demo: true })
		await database.db
			.updateTable('berandaBanner')
			.set({ urutan: -1 })
			.where('contentType', '=', 'embed_video')
			.execute()
		site = await startSite({ env: { DATABASE_URL: database.url } })
	})
	test.afterAll(async () => {
		await site.stop()
		await database.dispose()
	})
	test.beforeEach(({ context }) => context.route(`${site.url}/**`, (route) => route.continue()))

	test('it plays by itself, in a loop and without sound, and can be stopped', async ({ page, thirdParty }) => {
		await page.goto(site.url)
		const video = hero(page).locator('iframe')
		await expect(video).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/)
		const parameters = new URL((await video.getAttribute('src')) ?? '').searchParams
		expect(Object.fromEntries(parameters)).toMatchObject({
			autoplay: '1',
			mute: '1',
			loop: '1',
			playlist: 'aqz-KE-bpKQ',
		})
		await expect(hero(page).getByRole('heading', { name: 'Mengenal RS Yasmin lebih dekat' })).toBeVisible()
		await expect(hero(page).getByRole('link', { name: 'Lihat Fasilitas' })).toHaveAttribute('href', '/fasilitas')
		await expect(slides(hero(page))).toHaveCount(0)
		expect(thirdParty.filter((address) => !address.startsWith(VIDEO))).toEqual([])
		await hero(page).getByRole('button', { name: 'Jeda video' }).click()
		await expect(video).toHaveCount(0)
		await hero(page).getByRole('button', { name: 'Putar video' }).click()
		await expect(video).toHaveCount(1)
	})

	test.describe('and less motion is asked for', () => {
		test.use({ contextOptions: { reducedMotion: 'reduce' } })

		test('it waits for a tap', async ({ page, thirdParty }) => {
			await page.goto(site.url)
			const play = hero(page).getByRole('button', { name: 'Putar video' })
			await expect(play).toBeVisible()
			await page.waitForLoadState('networkidle')
			expect(thirdParty).toEqual([])
			await play.click()
			await expect(hero(page).locator('iframe')).toHaveCount(1)
		})
	})

	test.describe('and there is no JavaScript', () => {
		test.use({ javaScriptEnabled: false })

		test('it plays all the same', async ({ page }) => {
			await page.goto(site.url)
			await expect(hero(page).locator('iframe')).toHaveAttribute('src', new RegExp(`^${VIDEO}`))
			await expect(hero(page).getByRole('button')).toHaveCount(0)
		})
	})
})

const of12 = (...numbers: number[]) => numbers.map((number) => `${number} dari 12`)

/** Its code comes after the page; a slow machine takes its time. */
const isAlive = (carousel: Locator) => carousel.locator('[data-ready="true"]').waitFor()

/** The home page with its hero alive and its clock standing still. */
async function openWithClock(page: Page) {
	await page.clock.install()
	await page.goto('/')
	await isAlive(hero(page))
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

async function bringIntoSight(page: Page, carousel: Locator) {
	await slides(carousel).first().locator('../..').scrollIntoViewIfNeeded()
	await isAlive(carousel)
	await settled(page)
}

/** Turned back to its first slide, with a whole turn of time before it. */
async function startAfresh(page: Page, carousel: Locator) {
	while (!(await shown(carousel))[0]?.startsWith('1 ')) {
		const [first] = await shown(carousel)
		await carousel.getByRole('button', { name: 'Slide berikutnya' }).click()
		await expect.poll(async () => (await shown(carousel))[0]).not.toBe(first)
	}
	await carousel.getByRole('button', { name: 'Slide berikutnya' }).focus()
	await page.mouse.move(0, 0)
	await expect(carousel).toHaveAttribute('data-running', 'false')
	await page.evaluate(() => (document.activeElement as HTMLElement).blur())
	await expect(carousel).toHaveAttribute('data-running', 'true')
}

async function staysFor(page: Page, carousel: Locator, ms: number, turns: string[][]) {
	await startAfresh(page, carousel)
	expect(await shown(carousel)).toEqual(turns[0])
	for (const [index, next] of turns.slice(1).entries()) {
		await page.clock.runFor(ms - 1)
		await settled(page)
		expect(await shown(carousel), `after ${ms - 1} ms`).toEqual(turns[index])
		await page.clock.runFor(1)
		await expect.poll(() => shown(carousel), `after ${ms} ms`).toEqual(next)
	}
}

/** React has drawn what the timers set off. */
const settled = (page: Page) =>
	page.evaluate(
		() =>
			new Promise((done) => {
				const { port1, port2 } = new MessageChannel()
				port1.onmessage = done
				port2.postMessage(null)
			}),
	)

async function setVisibility(page: Page, state: DocumentVisibilityState) {
	await page.evaluate((value) => {
		Object.defineProperty(document, 'visibilityState', { value, configurable: true })
		document.dispatchEvent(new Event('visibilitychange'))
	}, state)
}

/** The slides that are on the screen from edge to edge. */
const seenWhole = (carousel: Locator) =>
	carousel.evaluate((element) => {
		const edge = element.getBoundingClientRect()
		return Array.from(element.querySelectorAll('[aria-roledescription="slide"]'))
			.filter((slide) => {
				const picture = slide.querySelector('article')?.getBoundingClientRect()
				return picture && picture.left >= edge.left - 1 && picture.right <= edge.right + 1
			})
			.map((slide) => slide.getAttribute('aria-label'))
	})
