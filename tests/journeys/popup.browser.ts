import type { Page } from '@playwright/test'
import { expect, repeatIf, test } from '../support/browser-test.ts'
import { alive, hydrated } from '../support/hydrated.ts'
import { violationsOf } from '../support/violations.ts'
import {
	CODE,
	cookieOf,
	DELAY_MS,
	dialog,
	expectPopupAfterDelay,
	informasi,
	kuis,
	NOW,
	openWithClock,
	option,
	type Popup,
	PRESENTED,
	present,
	RESULT_MS,
	UNDISTURBED_MS,
} from './popup-page.ts'

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

let ofTheHospital: Popup[]
test.beforeEach(async ({ database }) => {
	ofTheHospital = await database.db.selectFrom('popupInformation').selectAll().execute()
})
test.afterEach(async ({ database }) => {
	await present(database, ...ofTheHospital)
})

for (const [device, viewport] of Object.entries(sizes)) {
	test.describe(`on the ${device}`, repeatIf(device === 'desktop'), () => {
		test.use({ viewport })

		test('a quiz shows its wrong result in red after 800 ms by keyboard, and closing returns the focus', async ({
			page,
			database,
		}) => {
			await present(database, kuis('kuis-1'))
			const { code } = await openWithClock(page, '/faq')
			const opener = page.getByRole('main').locator('summary').first()
			await opener.focus()
			await expectPopupAfterDelay(page, code)
			await expect(dialog(page).getByRole('heading', { name: 'Kuis Sehat' })).toBeVisible()
			expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
			expect(await dialog(page).locator('img').count(), 'no picture without content, one of two options').toBe(1)
			expect(await cookieOf(page)).toMatchObject({ value: 'kuis-1', sameSite: 'Lax', path: '/' })

			await page.keyboard.press('Tab')
			await expect(dialog(page).getByRole('button', { name: 'Tutup' })).toBeFocused()
			await page.keyboard.press('Tab')
			await expect(option(page, 'Jus jeruk kemasan')).toBeFocused()
			await page.keyboard.press('Enter')
			await expect(dialog(page)).toHaveCount(0)
			await expect(opener).toBeFocused()
			await page.clock.runFor(RESULT_MS - 1)
			await expect(dialog(page)).toHaveCount(0)
			await page.clock.runFor(1)

			const title = dialog(page).getByRole('heading', { name: 'Yah, Jawabanmu kurang tepat', exact: true })
			await expect(title).toBeVisible()
			await expect(dialog(page)).toContainText('Teh tawar tidak mengandung gula.')
			expect(await background(page, 'Yah, Jawabanmu kurang tepat')).toBe('rgb(179, 38, 30)')
			await page.keyboard.press('Escape')
			await expect(dialog(page)).toHaveCount(0)
			await expect(opener).toBeFocused()
			await page.clock.runFor(10_000)
			await expect(dialog(page)).toHaveCount(0)
		})
	})
}

test.describe('the same on any device', () => {
	test.use({ viewport: sizes.phone })

	test('the right answer is green', async ({ page, database }) => {
		await present(database, kuis('kuis-1'))
		const { code } = await openWithClock(page, '/faq')
		await expectPopupAfterDelay(page, code)
		await option(page, 'Teh tawar').click()
		await expect(dialog(page)).toHaveCount(0)
		await page.clock.runFor(RESULT_MS)
		await expect(dialog(page)).toHaveAccessibleName('Yey, Jawabanmu tepat sekali')
		await expect(dialog(page)).toContainText('Teh tawar tidak mengandung gula.')
		expect(await background(page, 'Yey, Jawabanmu tepat sekali')).toBe('rgb(47, 107, 44)')
	})
})

const background = (page: Page, title: string) =>
	page
		.getByRole('heading', { name: title })
		.evaluate((heading) => getComputedStyle(heading.parentElement as Element).backgroundColor)

test('quiz and result are accessible', async ({ page, database }) => {
	await present(database, kuis('kuis-1'))
	await page.goto('/faq')
	await expect(option(page, 'Teh tawar')).toBeVisible()
	expect(await violationsOf(page, 'dialog')).toEqual([])
	await option(page, 'Teh tawar').click()
	await expect(dialog(page)).toHaveAccessibleName('Yey, Jawabanmu tepat sekali')
	expect(await violationsOf(page, 'dialog')).toEqual([])
})

test('an answered quiz and its code are not loaded again; a new quiz is', async ({ page, database }) => {
	await present(database, kuis('kuis-1'))
	const first = await openWithClock(page, '/faq')
	await expectPopupAfterDelay(page, first.code)
	const loaded: string[] = []
	page.on('request', (request) => loaded.push(request.url()))
	await openWithClock(page, '/prestasi')
	await page.clock.runFor(10_000)
	await expect(dialog(page)).toHaveCount(0)
	expect(loaded.filter((address) => CODE.test(address))).toEqual([])

	await present(database, kuis('kuis-2'))
	const other = await openWithClock(page, '/faq')
	await expectPopupAfterDelay(page, other.code)
	expect(await cookieOf(page)).toMatchObject({ value: 'kuis-2' })
})

test('information is shown on every loaded document, and not again after a navigation within it', async ({
	page,
	database,
}) => {
	await present(database, informasi)
	for (const path of ['/faq', '/prestasi']) {
		const { code } = await openWithClock(page, path)
		await expectPopupAfterDelay(page, code)
		await expect(dialog(page).locator('img')).toHaveAttribute('src', /\/popup-information\/info-donor-darah\.webp/)
		expect(await cookieOf(page)).toMatchObject({ value: 'donor' })
	}
	const asked: string[] = []
	page.on('request', (request) => asked.push(new URL(request.url()).pathname))
	await dialog(page).getByRole('button', { name: 'Tutup' }).click()
	await page.locator('a[href="/faq"]').last().click()
	await expect(page).toHaveURL('/faq')
	await page.clock.runFor(10_000)
	await expect(dialog(page)).toHaveCount(0)
	expect(asked).not.toContain(PRESENTED)
})

test('a link in it closes it and stays in the page', async ({ page, database }) => {
	await present(database, informasi)
	const { code } = await openWithClock(page, '/faq')
	await expectPopupAfterDelay(page, code)
	await page.evaluate(() => Object.assign(window, { sameDocument: true }))
	await dialog(page).getByRole('link', { name: 'Hubungi Kami' }).click()
	await expect(page).toHaveURL('/hubungi-kami')
	await expect(dialog(page)).toHaveCount(0)
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a link in it to a picture or a file loads that, not a page of the site', async ({ page, database, site }) => {
	const { logo } = await database.db.selectFrom('webSetting').select('logo').executeTakeFirstOrThrow()
	const picture = `/images/web-setting/${logo}`
	await present(database, { ...informasi, text: `<p><a href="${picture}">Lihat gambar</a></p>` })
	await page.goto('/faq')
	const link = dialog(page).getByRole('link', { name: 'Lihat gambar' })
	// Chromium shows a picture with styles of its own, which our policy for pictures refuses.
	await page.route(`**${picture}`, (route) =>
		route.fulfill({ contentType: 'text/html', body: '<title>Berkas</title>' }),
	)
	await link.click()
	await expect(page).toHaveURL(site.url + picture)
	await expect(page).toHaveTitle('Berkas')
})

test('without a popup nothing is shown', async ({ page, database }) => {
	await present(database)
	await openWithClock(page, '/faq')
	await page.clock.runFor(10_000)
	await expect(dialog(page)).toHaveCount(0)
	expect(await cookieOf(page)).toBeUndefined()
})

test('a failed request shows no popup and logs nothing of our own', async ({ page, console }) => {
	await page.route(`**${PRESENTED}`, (route) => route.abort())
	console.allow('Failed to load resource: net::ERR_FAILED')
	await page.clock.install({ time: NOW })
	const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(PRESENTED))
	await page.goto('/faq')
	await failed
	await page.clock.runFor(10_000)
	await expect(dialog(page)).toHaveCount(0)
	await expect(page.locator('.progress-bar')).toHaveAttribute('data-state', 'idle')
})

test('it waits until another dialog is closed, and a little longer', async ({ page, database, request }) => {
	await present(database, informasi)
	const { data } = await (await request.get('/api/v1/public/dokter?searchByNama=Anindya')).json()
	// The popup's code preloads its picture: from then on only the delay and the other dialog hold it back.
	const preloaded = page.waitForRequest(/\/popup-information\/info-donor-darah/)
	await openWithClock(page, `/daftar-dokter/poli-anak?dokter=${data[0].id}`)
	const schedule = page.getByRole('dialog', { name: /^Jadwal/ })
	const popup = page.getByRole('dialog', { name: 'Informasi' })
	await preloaded
	await page.clock.runFor(10_000)
	await expect(schedule).toBeVisible()
	await expect(popup).toHaveCount(0)
	expect(await cookieOf(page)).toBeUndefined()
	await page.keyboard.press('Escape')
	await expect(schedule).toHaveCount(0)
	await page.clock.runFor(UNDISTURBED_MS - 1)
	await expect(popup).toHaveCount(0)
	await page.clock.runFor(1)
	await expect(popup).toBeVisible()
})

test('it waits while a menu is open, while somebody types, and as long as a danger sign is shown', async ({
	page,
	database,
}) => {
	await page.setViewportSize(sizes.phone)
	await present(database, informasi)
	const preloaded = page.waitForRequest(/\/popup-information\/info-donor-darah/)
	await openWithClock(page, '/poli-klinik')
	const menu = page.getByRole('banner').locator('summary').first()
	await menu.click()
	await preloaded
	const expectNoPopup = async () => {
		await page.clock.runFor(10_000)
		await expect(dialog(page)).toHaveCount(0)
	}
	await expectNoPopup()
	const complaint = page.getByRole('textbox', { name: 'Cari keluhan, poli, atau dokter' })
	await menu.click()
	await complaint.fill('nyeri dada')
	await expectNoPopup()
	const card = page.getByRole('alert').getByRole('heading', { name: 'Segera ke IGD' })
	await expect(card).toBeVisible()
	await complaint.blur()
	await expectNoPopup()
	await complaint.fill('')
	await expect(card).toHaveCount(0)
	await expectNoPopup()
	await complaint.blur()
	await page.clock.runFor(UNDISTURBED_MS - 1)
	await expect(dialog(page)).toHaveCount(0)
	await page.clock.runFor(1)
	await expect(dialog(page)).toBeVisible()
})

test('on the reservation page it is neither shown nor requested; the next page shows it', async ({
	page,
	database,
}) => {
	await present(database, informasi)
	const asked: string[] = []
	page.on('request', (request) => asked.push(new URL(request.url()).pathname))
	await page.clock.install({ time: NOW })
	await page.goto('/reservasi')
	await hydrated(page)
	await page.clock.runFor(10_000)
	await expect(dialog(page)).toHaveCount(0)
	expect(asked).not.toContain(PRESENTED)
	const code = page.waitForResponse(CODE)
	await page.getByRole('link', { name: 'Beranda' }).first().click()
	await expect(page).toHaveURL('/')
	await code
	await page.clock.runFor(DELAY_MS)
	await expect(dialog(page)).toBeVisible()
})

test('in the preview of the staff app, which frames the page, it is not requested', async ({
	page,
	console,
	database,
}) => {
	// Nobody has signed in to the staff app.
	console.allow('Failed to load resource: the server responded with a status of 401 (Unauthorized)')
	await present(database, informasi)
	await page.goto('/staf')
	const asked = page.waitForRequest(`**${PRESENTED}`, { timeout: 5000 })
	await page.evaluate(() => document.body.append(Object.assign(document.createElement('iframe'), { src: '/' })))
	await Promise.all([expect(asked).rejects.toThrow('Timeout'), alive(page.frameLocator('iframe').locator('main'))])
})
