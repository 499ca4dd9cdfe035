import type { Page } from '@playwright/test'
import type { Gallery } from '../../contract/rumah-sakit/gallery.ts'
import { expect, repeatIf, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'

const GALLERY = '/api/v1/public/gallery'
const PAGE = 5
const MINIMUM_DELAY_MS = 200

const NOW = '2026-11-16T09:00:00+07:00'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Jenis konten' })
const items = (page: Page) => page.getByRole('main').locator('.gallery-list > li')
const pictures = (page: Page) => page.getByRole('link', { name: /^Perbesar: / })
const more = (page: Page) => page.getByRole('button', { name: 'Muat Konten Lainnya' })
const loading = (page: Page) => page.getByText('Menyiapkan Galeri')

/** The gallery as the API knows it; `keterangan` tells the items apart on the page. */
async function listed(page: Page, jenis = ''): Promise<Gallery[]> {
	const response = await page.request.get(`${GALLERY}?limit=300${jenis && `&filterContentType=${jenis}`}`)
	return (await response.json()).data
}

const captions = (gallery: Gallery[]) => gallery.map(({ keterangan }) => new RegExp(keterangan))

function watchGallery(page: Page): string[] {
	const asked: string[] = []
	page.on('request', (request) => {
		const { pathname, search } = new URL(request.url())
		if (pathname === GALLERY) asked.push(search)
	})
	return asked
}

async function openWithClock(page: Page, address: string) {
	await page.clock.install({ time: NOW })
	await page.goto(address)
	await hydrated(page)
	await page.clock.pauseAt(Date.parse(NOW) + 60_000)
}

const answered = (page: Page) => page.waitForResponse((response) => new URL(response.url()).pathname === GALLERY)

for (const [device, viewport] of Object.entries({
	phone: { width: 360, height: 740 },
	desktop: { width: 1280, height: 800 },
})) {
	test.describe(`on the ${device}`, repeatIf(device === 'desktop'), () => {
		test.use({ viewport })

		test('the button adds five items at a time and disappears after the last page', async ({ page }) => {
			const all = await listed(page)
			const pages = Math.ceil(all.length / PAGE)
			await openWithClock(page, '/galeri')
			await expect(items(page)).toHaveText(captions(all.slice(0, PAGE)))
			const asked = watchGallery(page)
			for (let number = 2; number <= pages; number += 1) {
				const answer = answered(page)
				await more(page).click()
				await answer
				await page.clock.runFor(MINIMUM_DELAY_MS - 1)
				await expect(loading(page)).toBeVisible()
				await expect(items(page)).toHaveCount((number - 1) * PAGE)
				await page.clock.runFor(1)
				await expect(items(page)).toHaveText(captions(all.slice(0, number * PAGE)))
				await expect(page).toHaveURL(`/galeri?halaman=${number}`)
				await expect(
					items(page)
						.nth((number - 1) * PAGE)
						.getByRole('link'),
				).toBeFocused()
			}
			await expect(more(page)).toBeHidden()
			expect(asked).toEqual(Array.from({ length: pages - 1 }, (_, index) => `?page=${index + 2}&limit=${PAGE}`))
		})
	})
}

test('added items do not move the earlier ones', async ({ page }) => {
	await openWithClock(page, '/galeri')
	const places = () =>
		items(page).evaluateAll((all) =>
			all.slice(0, 5).map((each) => {
				const { left, top, height } = each.getBoundingClientRect()
				return [left, top + scrollY, height]
			}),
		)
	const before = await places()
	expect(new Set(before.map(([left]) => left)).size).toBe(3)
	const answer = answered(page)
	await more(page).click()
	await answer
	await page.clock.runFor(MINIMUM_DELAY_MS)
	await expect(items(page)).toHaveCount(10)
	expect(await places()).toEqual(before)
})

test('another tab starts at its first page and replaces the list', async ({ page }) => {
	const tiktok = await listed(page, 'tiktok')
	await openWithClock(page, '/galeri?halaman=2')
	await expect(items(page)).toHaveCount(2 * PAGE)
	const asked = watchGallery(page)
	const answer = answered(page)
	await tabs(page).getByRole('link', { name: 'Tiktok' }).press('Enter')
	await answer
	await page.clock.runFor(MINIMUM_DELAY_MS - 1)
	await expect(loading(page)).toBeVisible()
	await expect(items(page)).toHaveCount(0)
	await page.clock.runFor(1)
	await expect(items(page)).toHaveText(captions(tiktok.slice(0, PAGE)))
	await expect(page).toHaveURL('/galeri?jenis=tiktok')
	await expect(tabs(page).getByRole('link', { name: 'Tiktok' })).toHaveAttribute('aria-current', 'page')
	expect(asked).toEqual([`?page=1&limit=${PAGE}&filterContentType=tiktok`])
	expect(tiktok).toHaveLength(PAGE)
	await expect(more(page)).toBeHidden()
})

test('another tab does not wait for the request of the previous one', async ({ page }) => {
	const late = Promise.withResolvers<void>()
	await page.route(`**${GALLERY}?page=2&limit=5`, async (route) => {
		await late.promise
		await route.continue().catch(() => {})
	})
	await openWithClock(page, '/galeri')
	const request = page.waitForRequest(`**${GALLERY}?page=2&limit=5`)
	await more(page).click()
	await request
	await tabs(page).getByRole('link', { name: 'Youtube' }).click()
	await page.clock.runFor(5000)
	await expect(page).toHaveURL('/galeri?jenis=youtube')
	late.resolve()
	await page.unrouteAll({ behavior: 'wait' })
	await page.clock.runFor(5000)
	await expect(items(page)).toHaveText(captions((await listed(page, 'youtube')).slice(0, PAGE)))
	await expect(page).toHaveURL('/galeri?jenis=youtube')
})

test('leaving while more is loading does not navigate back', async ({ page }) => {
	const held = { gallery: Promise.withResolvers<void>(), faq: Promise.withResolvers<void>() }
	const hold = (address: string, until: Promise<void>) =>
		page.route(address, async (route) => {
			await until
			await route.continue().catch(() => {})
		})
	await hold(`**${GALLERY}?page=2&limit=5`, held.gallery.promise)
	await hold('**/api/v1/public/faq?*', held.faq.promise)
	await openWithClock(page, '/galeri')
	const asked = page.waitForRequest(`**${GALLERY}?page=2&limit=5`)
	await more(page).click()
	await asked
	const leaving = page.waitForRequest('**/api/v1/public/faq?*')
	await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
	await leaving
	held.gallery.resolve()
	await page.clock.runFor(5000)
	held.faq.resolve()
	await expect(page).toHaveURL('/faq')
	await page.clock.runFor(5000)
	await expect(page).toHaveURL('/faq')
	await page.unrouteAll({ behavior: 'wait' })
})

test('a picture opens large; arrows move on, Escape closes, and the focus returns', async ({ page }) => {
	const [first, second] = await listed(page, 'gambar')
	await page.goto('/galeri?jenis=gambar')
	await hydrated(page)
	const { lebar = 0, tinggi = 0 } = first ?? {}
	const box = await pictures(page).first().getByRole('presentation').boundingBox()
	expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(Number(lebar) / Number(tinggi), 1)

	await pictures(page).first().focus()
	await page.keyboard.press('Enter')
	const dialog = page.getByRole('dialog', { name: 'Gambar galeri' })
	await expect(dialog.getByRole('img', { name: first?.keterangan })).toBeVisible()
	await expect(dialog.getByRole('button', { name: 'Gambar sebelumnya' })).toHaveAttribute('aria-disabled', 'true')
	await page.keyboard.press('ArrowRight')
	await expect(dialog.getByRole('img', { name: second?.keterangan })).toBeVisible()
	await dialog.getByRole('button', { name: 'Gambar sebelumnya' }).click()
	await expect(dialog.getByRole('img', { name: first?.keterangan })).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(dialog).toBeHidden()
	await expect(pictures(page).first()).toBeFocused()
})

test('a video sends no request to its provider before it is tapped', async ({ page, thirdParty }) => {
	const [video] = await listed(page, 'youtube')
	await page.goto('/galeri?jenis=youtube')
	await hydrated(page)
	expect(thirdParty).toEqual([])
	await items(page).first().getByRole('link').click()
	const frame = page.locator(`iframe[title="${video?.keterangan}"]`)
	await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//)
	await expect(frame).toHaveAttribute('height', '290')
	await expect.poll(() => thirdParty.length).toBeGreaterThan(0)
})

test('without a connection another tab and the next page leave the list as it is', async ({
	page,
	context,
	console,
}) => {
	console.allow('Failed to load resource: net::ERR_INTERNET_DISCONNECTED')
	// On a busy machine the pixel is asked for after the connection is cut.
	console.allow('Terjadi kesalahan saat memuat Meta Pixel')
	const all = captions(await listed(page))
	await page.goto('/galeri')
	await hydrated(page)
	await context.setOffline(true)
	await tabs(page).getByRole('link', { name: 'Youtube' }).click()
	await expect(page.locator('.progress-bar')).toHaveAttribute('data-state', 'failed')
	await expect(items(page)).toHaveText(all.slice(0, PAGE))
	await expect(page).toHaveURL('/galeri')
	await more(page).click()
	await expect(more(page)).toBeEnabled()
	await expect(items(page)).toHaveText(all.slice(0, PAGE))
	await context.setOffline(false)
	await tabs(page).getByRole('link', { name: 'Youtube' }).click()
	await expect(page).toHaveURL('/galeri?jenis=youtube')
})

test('when the next page cannot be read, list and button stay', async ({ page, console }) => {
	console.allow('Failed to load resource: the server responded with a status of 500 (Internal Server Error)')
	await openWithClock(page, '/galeri')
	await page.route(`**${GALLERY}?*`, (route) => route.fulfill({ status: 500, json: {} }))
	const answer = answered(page)
	await more(page).click()
	await answer
	await page.clock.runFor(MINIMUM_DELAY_MS)
	await expect(loading(page)).toBeHidden()
	await expect(items(page)).toHaveCount(PAGE)
	await expect(more(page)).toBeEnabled()
	const failed = answered(page)
	await tabs(page).getByRole('link', { name: 'Gambar' }).click()
	await failed
	await page.clock.runFor(MINIMUM_DELAY_MS)
	await expect(page.getByText('Galeri Tidak Ditemukan')).toBeVisible()
	await expect(page.getByText('Maaf, informasi yang anda butuhkan belum tersedia')).toBeVisible()
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('tabs and button are links, and the address alone shows the list', async ({ page }) => {
		const gambar = await listed(page, 'gambar')
		await page.goto('/galeri')
		await tabs(page).getByRole('link', { name: 'Gambar' }).click()
		await expect(page).toHaveURL('/galeri?jenis=gambar')
		await expect(items(page)).toHaveText(captions(gambar.slice(0, PAGE)))
		await page.getByRole('link', { name: 'Muat Konten Lainnya' }).click()
		await expect(page).toHaveURL('/galeri?jenis=gambar&halaman=2')
		await expect(items(page)).toHaveText(captions(gambar.slice(0, 2 * PAGE)))
		await expect(pictures(page).first()).toHaveAttribute('href', /^\/images\/gallery\//)
	})
})
