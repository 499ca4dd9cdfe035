import type { Locator, Page } from '@playwright/test'
import { expect, moving, test } from '../support/browser-test.ts'
import { fasilitas, hero, slides } from './home-page.ts'

const BANNER_MS = 1500
const FASILITAS_MS = 1000

test.use(moving)

test('a banner turns after 1500 ms; not under the mouse, with the focus, in a hidden tab or after the pause button', async ({
	page,
}) => {
	await openWithClock(page)
	const turns = async () => {
		await page.clock.runFor(BANNER_MS)
		await expect.poll(() => shown(hero(page))).toEqual(['2 dari 3'])
	}
	const stays = async () => {
		await page.clock.runFor(3 * BANNER_MS)
		await settled(page)
		expect(await shown(hero(page))).toEqual(['1 dari 3'])
	}
	await staysFor(page, hero(page), BANNER_MS, [['1 dari 3'], ['2 dari 3'], ['3 dari 3'], ['1 dari 3']])

	await test.step('under the mouse', async () => {
		await startAfresh(page, hero(page))
		await hero(page).hover({ position: { x: 300, y: 100 } })
		await stays()
		await page.mouse.move(0, 0)
		await expect(hero(page)).toHaveAttribute('data-running', 'true')
		await turns()
	})
	await test.step('while something in it has the focus', async () => {
		await startAfresh(page, hero(page))
		await hero(page).getByRole('link', { name: 'Lihat Jadwal Dokter' }).focus()
		await expect(hero(page)).toHaveAttribute('data-running', 'false')
		await stays()
		await page.evaluate(() => (document.activeElement as HTMLElement).blur())
		await expect(hero(page)).toHaveAttribute('data-running', 'true')
		await turns()
	})
	await test.step('in a hidden tab', async () => {
		await startAfresh(page, hero(page))
		await setVisibility(page, 'hidden')
		await stays()
		await setVisibility(page, 'visible')
		await turns()
	})
	await test.step('after the pause button', async () => {
		await startAfresh(page, hero(page))
		await hero(page).getByRole('button', { name: 'Jeda putar otomatis' }).click()
		await page.mouse.move(0, 0)
		await stays()
		await expect(slides(hero(page)).first().locator('..')).toHaveAttribute('aria-live', 'polite')
		// The button is under the mouse and has the focus: it must start all the same.
		await hero(page).getByRole('button', { name: 'Mulai putar otomatis' }).click()
		await expect(slides(hero(page)).first().locator('..')).toHaveAttribute('aria-live', 'off')
		await turns()
	})
})

test('the facilities move on by one after 1000 ms and by hand, and the banner out of sight stands still', async ({
	page,
}) => {
	await openWithClock(page)
	await bringIntoSight(page, fasilitas(page))
	await expect(hero(page)).toHaveAttribute('data-running', 'false')
	await startAfresh(page, fasilitas(page))
	await fasilitas(page).getByRole('button', { name: 'Slide sebelumnya' }).click()
	await expect.poll(() => shown(fasilitas(page))).toEqual(of12(1, 2, 12))
	await fasilitas(page).getByRole('button', { name: 'Slide berikutnya' }).click()
	await expect.poll(() => shown(fasilitas(page))).toEqual(of12(1, 2, 3))

	await staysFor(page, fasilitas(page), FASILITAS_MS, [of12(1, 2, 3), of12(2, 3, 4), of12(3, 4, 5)])
})

test.describe('for people who asked for less motion', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } })

	test('a carousel turns on a click alone', async ({ page }) => {
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

	test("the same number is visible before the carousel's code is loaded", async ({ page }) => {
		await page.route('**/assets/carousel-motion-*.js', () => {})
		await page.goto('/')
		for (const [width, perView] of perViewAt) {
			await page.setViewportSize({ width, height: 800 })
			await expect.poll(() => seenWhole(fasilitas(page)), `at ${width} px`).toEqual(of12(1, 2, 3).slice(0, perView))
		}
	})
})

test('when its code cannot be loaded the page reloads once, and a carousel is a row to scroll', async ({
	page,
	console,
}) => {
	console.allow('Failed to load resource: net::ERR_FAILED')
	await page.route('**/assets/carousel-motion-*.js', (route) => route.abort())
	let failures = 0
	page.on('requestfailed', (request) => {
		if (request.url().includes('carousel-motion')) failures += 1
	})
	await page.goto('/')
	await expect.poll(() => failures).toBe(2)
	await expect(hero(page).getByRole('button')).toHaveCount(0)
	const row = slides(hero(page)).first().locator('../..')
	await row.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: 'instant' }))
	await expect(hero(page).getByText('Periksa sebelum ada keluhan')).toBeInViewport({ ratio: 1 })
})

test("the carousel's code is not part of the first load, and nothing shifts when it is loaded", async ({
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

const shown = (carousel: Locator) =>
	carousel
		.locator('[aria-roledescription="slide"]:not([inert])')
		.evaluateAll((found) => found.map((slide) => slide.getAttribute('aria-label')))

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
