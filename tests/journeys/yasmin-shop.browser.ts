import type { Page } from '@playwright/test'
import type { ShopItemRingkas } from '../../contract/shop/shop.ts'
import { expect, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'

const SHOP = '/api/v1/public/web/shop/'
const SHOP_ITEM = '/api/v1/public/shop-item/'
const FILTER_DEBOUNCE_MS = 700
const SEARCH_DEBOUNCE_MS = 2000
const MINIMUM_DELAY_MS = 200

/** The console line of the request that finds no member. */
const NO_MEMBER_LINE = 'Failed to load resource: the server responded with a status of 401 (Unauthorized)'

const NOW = '2026-11-16T09:00:00+07:00'
const PHONE = { width: 360, height: 740 }

const list = (page: Page) => page.getByRole('region', { name: 'Daftar paket layanan' })
const cards = (page: Page) => list(page).getByRole('article')
const names = (page: Page) => cards(page).getByRole('heading')
const count = (page: Page) => list(page).getByRole('status').first()
const loading = (page: Page) => page.getByText('Menyiapkan Paket Layanan')
const form = (page: Page) => page.getByRole('form', { name: 'Filter paket' })
const box = (page: Page, name: string) => form(page).getByRole('checkbox', { name, exact: true })
const searchBox = (page: Page) => page.getByRole('textbox', { name: 'Cari paket layanan' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filter paket' })

/** What the API finds. */
async function found(page: Page, query = ''): Promise<ShopItemRingkas[]> {
	return (await (await page.request.get(`${SHOP_ITEM}?${query}`)).json()).data
}

/** The call of the packages as the site sends it, with the filters that a test expects. */
const listCall = (filters = '') => `${SHOP_ITEM}?webId=rs-yasmin${filters}&bentuk=ringkas`

/** Every call of the shop that the browser makes from now on, with its query readable. */
function watchShop(page: Page): string[] {
	const asked: string[] = []
	page.on('request', (request) => {
		const { pathname, search } = new URL(request.url())
		if (pathname === SHOP || pathname === SHOP_ITEM) asked.push(pathname + decodeURIComponent(search))
	})
	return asked
}

const answered = (page: Page) => page.waitForResponse((response) => new URL(response.url()).pathname === SHOP_ITEM)

async function openWithClock(page: Page, address: string) {
	await page.clock.install({ time: NOW })
	await page.goto(address)
	await hydrated(page)
	await page.clock.pauseAt(Date.parse(NOW) + 60_000)
}

/** The debounce runs out, the answer comes, and it is shown. */
async function settle(page: Page, debounce: number) {
	const answer = answered(page)
	await page.clock.runFor(debounce)
	await answer
	await page.clock.runFor(MINIMUM_DELAY_MS)
	await expect(loading(page)).toBeHidden()
}

async function expectList(page: Page, items: ShopItemRingkas[]) {
	await expect(names(page)).toHaveText(items.map(({ nama }) => nama))
	await expect(count(page)).toHaveText(`${items.length} paket ditemukan`)
}

test('every package is a card with its facts, a link to its page and an order button', async ({ page, console }) => {
	console.allow(NO_MEMBER_LINE)
	const all = await found(page)
	await page.goto('/yasmin-shop')
	await expectList(page, all)
	for (const [index, { uri, nama, tipe, kategori, metaFormated, isi, lama }] of all.entries()) {
		const card = cards(page).nth(index)
		const inside = [`Berisi ${isi?.jumlah} layanan`, ...(isi?.pertama ?? []), `Lama: ${lama}`]
		for (const text of [`${tipe.nama} · ${kategori.nama}`, ...Object.values(metaFormated), ...inside])
			await expect(card).toContainText(text)
		await expect(card.getByRole('link', { name: nama, exact: true })).toHaveAttribute('href', `/paket-layanan/${uri}`)
	}
	expect(all.length).toBeGreaterThan(20)
	expect(all[0]?.metaFormated.harga).toMatch(/^Rp\. \d/)
	await expect(page.getByRole('img', { name: 'Poster Yasmin Shop' })).toHaveAttribute('src', /web-setting/)
	await hydrated(page)
	await cards(page)
		.nth(1)
		.getByRole('button', { name: `Pesan ${all[1]?.nama}` })
		.click()
	await expect(page.getByRole('dialog')).toBeVisible()
	await expect(page).toHaveURL('/yasmin-shop#pilih-pasien')
})

test('packages are sorted by price and novelty, by choice once some were chosen, also without scripts', async ({
	page,
	browser,
	site,
}) => {
	const all = await found(page)
	const cheapest = all.toSorted((a, b) => a.harga - b.harga)
	await page.goto('/yasmin-shop?tipe=gigi')
	await hydrated(page)
	const orders = page.getByRole('navigation', { name: 'Urutkan' }).getByRole('link')
	await expect(orders).toHaveText(['Rekomendasi', 'Termurah', 'Termahal', 'Terbaru'])
	await orders.filter({ hasText: 'Termurah' }).click()
	await expect(page).toHaveURL('/yasmin-shop?tipe=gigi&urut=termurah')
	await expectList(
		page,
		cheapest.filter(({ tipe }) => tipe.uri === 'gigi'),
	)
	await box(page, 'Gigi').uncheck()
	await expect(page).toHaveURL('/yasmin-shop?urut=termurah')
	await expectList(page, cheapest)

	const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
	await plain.goto('/yasmin-shop')
	await plain.getByRole('link', { name: 'Terbaru' }).click()
	await expect(names(plain)).toHaveText(all.toReversed().map(({ nama }) => nama))
	await plain.close()
})

test('several quick ticks make one navigation, 700 ms after the last', async ({ page }) => {
	const expected = await found(page, 'filterTipe=gigi,vaksinasi&filterUsia=anak')
	await openWithClock(page, '/yasmin-shop')
	const asked = watchShop(page)
	const entries = await page.evaluate(() => history.length)
	for (const name of ['Vaksinasi', 'Gigi', 'Anak (2–11 tahun)']) {
		await page.clock.runFor(FILTER_DEBOUNCE_MS - 100)
		await box(page, name).check()
	}
	await page.clock.runFor(FILTER_DEBOUNCE_MS - 1)
	expect(asked).toEqual([])
	await expect(page).toHaveURL('/yasmin-shop')

	const late = Promise.withResolvers<void>()
	await page.route(`**${SHOP_ITEM}?*`, async (route) => {
		await late.promise
		await route.continue()
	})
	const answer = answered(page)
	await page.clock.runFor(1)
	await expect(page, 'before the answer').toHaveURL('/yasmin-shop?tipe=gigi,vaksinasi&usia=anak')
	await expect(loading(page)).toBeVisible()
	late.resolve()
	await answer
	await page.clock.runFor(MINIMUM_DELAY_MS - 1)
	await expect(loading(page)).toBeVisible()
	await expect(cards(page)).toHaveCount(0)
	await page.clock.runFor(1)
	await expectList(page, expected)
	expect(expected.length).toBeGreaterThan(1)
	await expect(page).toHaveURL('/yasmin-shop?tipe=gigi,vaksinasi&usia=anak')
	await expect(box(page, 'Anak (2–11 tahun)')).toBeFocused()
	expect(asked).toEqual([listCall('&filterTipe=gigi,vaksinasi&filterUsia=anak')])
	expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})

test('a search waits 2000 ms, and an emptied one loses its parameter', async ({ page }) => {
	await openWithClock(page, '/yasmin-shop?kategori=jantung')
	const asked = watchShop(page)
	await searchBox(page).focus()
	for (const letter of 'lemak') {
		await page.keyboard.type(letter)
		await page.clock.runFor(400)
	}
	await page.clock.runFor(SEARCH_DEBOUNCE_MS - 400 - 1)
	expect(asked).toEqual([])
	await settle(page, 1)
	await expect(page).toHaveURL('/yasmin-shop?kategori=jantung&cari=lemak')
	await expect(names(page)).toHaveText(['Pemeriksaan Profil Lemak'])

	await searchBox(page).fill('  ')
	await page.clock.runFor(SEARCH_DEBOUNCE_MS - 1)
	expect(asked).toEqual([listCall('&searchByNama=lemak&filterKategori=jantung')])
	await settle(page, 1)
	await expect(page).toHaveURL('/yasmin-shop?kategori=jantung')

	await box(page, 'Jantung').uncheck()
	await settle(page, FILTER_DEBOUNCE_MS)
	await expect(page).toHaveURL('/yasmin-shop')
	await expectList(page, await found(page))
	expect(asked.slice(1)).toEqual([listCall('&filterKategori=jantung'), listCall()])
})

test('Enter and the clear button of the search box apply at once', async ({ page }) => {
	await openWithClock(page, '/yasmin-shop')
	await searchBox(page).fill('gigi')
	const answer = answered(page)
	await searchBox(page).press('Enter')
	await answer
	await page.clock.runFor(MINIMUM_DELAY_MS)
	await expectList(page, await found(page, 'searchByNama=gigi'))
	const asked = watchShop(page)
	const all = answered(page)
	await page.getByRole('button', { name: 'Hapus pencarian' }).click()
	await all
	await expect(searchBox(page)).toHaveValue('')
	await expect(searchBox(page)).toBeFocused()
	await page.clock.runFor(SEARCH_DEBOUNCE_MS)
	await expect(page).toHaveURL('/yasmin-shop')
	expect(asked).toEqual([listCall()])
})

test('both sexes are preset, and neither both nor none adds a parameter', async ({ page }) => {
	await openWithClock(page, '/yasmin-shop')
	await expect(box(page, 'Laki-Laki')).toBeChecked()
	await expect(box(page, 'Perempuan')).toBeChecked()
	await box(page, 'Laki-Laki').uncheck()
	await settle(page, FILTER_DEBOUNCE_MS)
	await expect(page).toHaveURL('/yasmin-shop?jenisKelamin=p')
	await expectList(page, await found(page, 'filterJenisKelamin=p'))
	await box(page, 'Perempuan').uncheck()
	await settle(page, FILTER_DEBOUNCE_MS)
	await expect(page).toHaveURL('/yasmin-shop')
	await expectList(page, await found(page))
	for (const step of ['at once', 'after a reload']) {
		await expect(box(page, 'Laki-Laki'), step).toBeChecked()
		await expect(box(page, 'Perempuan'), step).toBeChecked()
		await page.clock.resume()
		await page.reload()
		await hydrated(page)
	}
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
	await box(page, 'Laki-Laki').uncheck()
	await box(page, 'Perempuan').uncheck()
	await page.clock.runFor(FILTER_DEBOUNCE_MS - 1)
	await expect(box(page, 'Perempuan'), 'during the debounce').not.toBeChecked()
	await page.clock.runFor(1)
	await expect(box(page, 'Laki-Laki')).toBeChecked()
	await expect(box(page, 'Perempuan')).toBeChecked()
})

test('back and forward restore boxes, text and list', async ({ page }) => {
	await openWithClock(page, '/yasmin-shop')
	await box(page, 'Gigi').check()
	await settle(page, FILTER_DEBOUNCE_MS)
	await searchBox(page).fill('anak')
	await settle(page, SEARCH_DEBOUNCE_MS)
	await expect(page).toHaveURL('/yasmin-shop?tipe=gigi&cari=anak')

	await page.goBack()
	await expect(searchBox(page)).toHaveValue('')
	await page.clock.runFor(MINIMUM_DELAY_MS)
	await expectList(page, await found(page, 'filterTipe=gigi'))
	await page.goBack()
	await expect(box(page, 'Gigi')).not.toBeChecked()
	await page.clock.runFor(MINIMUM_DELAY_MS)
	await expectList(page, await found(page))
	await page.goForward()
	await expect(box(page, 'Gigi')).toBeChecked()
	await page.goForward()
	await expect(searchBox(page)).toHaveValue('anak')
	await page.clock.runFor(MINIMUM_DELAY_MS)
	await expectList(page, await found(page, 'filterTipe=gigi&searchByNama=anak'))
})

test('text typed while a list is loading stays, and both filters end in the address', async ({ page }) => {
	await openWithClock(page, '/yasmin-shop?tipe=gigi')
	const late = Promise.withResolvers<void>()
	await page.route(`**${SHOP_ITEM}?*`, async (route) => {
		await late.promise
		await route.continue()
	})
	// The list of all packages, which a link asks for, is long in coming.
	await page.getByRole('link', { name: 'Hapus filter' }).click()
	await expect(loading(page)).toBeVisible()
	await expect(box(page, 'Gigi')).not.toBeChecked()
	await searchBox(page).fill('jantung')
	await box(page, 'Jantung').check()
	const answer = answered(page)
	late.resolve()
	await answer
	await page.clock.runFor(MINIMUM_DELAY_MS)
	await expectList(page, await found(page))
	await expect(searchBox(page)).toHaveValue('jantung')
	await expect(box(page, 'Jantung')).toBeChecked()

	await settle(page, FILTER_DEBOUNCE_MS - MINIMUM_DELAY_MS)
	await expect(page).toHaveURL('/yasmin-shop?kategori=jantung')
	await expect(searchBox(page)).toHaveValue('jantung')
	await settle(page, SEARCH_DEBOUNCE_MS - FILTER_DEBOUNCE_MS - MINIMUM_DELAY_MS)
	await expect(page).toHaveURL('/yasmin-shop?kategori=jantung&cari=jantung')
})

test('input before hydration counts', async ({ page }) => {
	const scripts = Promise.withResolvers<void>()
	await page.route('**/assets/*.js', async (route) => {
		await scripts.promise
		await route.continue()
	})
	await page.clock.install({ time: NOW })
	await page.goto('/yasmin-shop', { waitUntil: 'commit' })
	await box(page, 'Gigi').check()
	await searchBox(page).fill('anak')
	scripts.resolve()
	await hydrated(page)
	await expect(box(page, 'Gigi')).toBeChecked()
	await expect(page).toHaveURL('/yasmin-shop?tipe=gigi&cari=anak')
	await expect(names(page)).toHaveText(['Perlindungan Gigi Anak'])
})

test('a list that cannot be read is empty without a message, and Enter or the next change tries again', async ({
	page,
	console,
}) => {
	console.allow('Failed to load resource: the server responded with a status of 500 (Internal Server Error)')
	await openWithClock(page, '/yasmin-shop')
	await page.route(`**${SHOP_ITEM}?*`, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
	await box(page, 'Gigi').check()
	await settle(page, FILTER_DEBOUNCE_MS)
	await expect(page.getByText('Paket Layanan Tidak Ditemukan')).toBeVisible()
	await expect(page.getByText('Maaf, informasi yang anda butuhkan belum tersedia')).toBeVisible()
	await expect(cards(page)).toHaveCount(0)
	await expect(page.getByRole('main')).not.toContainText(/kesalahan|gagal/i)
	await expect(box(page, 'Gigi')).toBeChecked()
	await searchBox(page).press('Enter')
	await page.clock.runFor(MINIMUM_DELAY_MS)
	await expectList(page, await found(page, 'filterTipe=gigi'))
	await box(page, 'Vaksinasi').check()
	await settle(page, FILTER_DEBOUNCE_MS)
	await expectList(page, await found(page, 'filterTipe=gigi,vaksinasi'))
})

test('without a connection the list stays and the filter is in the address; it is applied when the connection is back', async ({
	page,
	context,
	console,
}) => {
	console.allow('Failed to load resource: net::ERR_INTERNET_DISCONNECTED')
	await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
	const [all, gigi] = [await found(page), await found(page, 'filterTipe=gigi')]
	await openWithClock(page, '/yasmin-shop')
	await context.setOffline(true)
	await box(page, 'Gigi').check()
	const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(SHOP_ITEM))
	await page.clock.runFor(FILTER_DEBOUNCE_MS)
	await failed
	await page.clock.runFor(MINIMUM_DELAY_MS)
	await expect(page.locator('.progress-bar')).toHaveAttribute('data-state', 'failed')
	await expectList(page, all)
	await expect(box(page, 'Gigi')).toBeChecked()
	await expect(page).toHaveURL('/yasmin-shop?tipe=gigi')
	const answer = answered(page)
	await context.setOffline(false)
	await answer
	await page.clock.runFor(MINIMUM_DELAY_MS)
	await expectList(page, gigi)
})

test('on the phone the boxes are in a sheet whose button counts the packages', async ({ page }) => {
	await page.setViewportSize(PHONE)
	const both = await found(page, 'filterTipe=gigi&filterKategori=pencegahan')
	await openWithClock(page, '/yasmin-shop')
	await expect(box(page, 'Gigi')).toBeHidden()
	const opener = page.getByRole('button', { name: /^Filter/ })
	await opener.click()
	await expect(sheet(page).getByRole('button', { name: 'Lihat 24 paket' })).toBeVisible()
	await sheet(page).getByRole('checkbox', { name: 'Gigi' }).check()
	await sheet(page).getByRole('checkbox', { name: 'Pencegahan' }).check()
	await expect(sheet(page).getByRole('button', { name: 'Menghitung paket…' })).toBeVisible()
	await settle(page, FILTER_DEBOUNCE_MS)
	const show = sheet(page).getByRole('button', { name: `Lihat ${both.length} paket` })
	await expect(sheet(page).getByRole('status')).toHaveText(`${both.length} paket ditemukan`)
	await show.click()
	await expect(sheet(page)).toBeHidden()
	await expect(opener).toBeFocused()
	await expect(opener).toHaveText(/Filter\s*2\s*aktif/)
	await expect(page).toHaveURL('/yasmin-shop?tipe=gigi&kategori=pencegahan')
	await expectList(page, both)

	await opener.click()
	await sheet(page).getByRole('link', { name: 'Hapus filter' }).click()
	await page.clock.runFor(MINIMUM_DELAY_MS)
	await expect(sheet(page).getByRole('button', { name: 'Lihat 24 paket' })).toBeVisible()
	await expect(sheet(page).getByRole('checkbox', { name: 'Gigi' })).not.toBeChecked()
	await page.keyboard.press('Escape')
	await expect(page).toHaveURL('/yasmin-shop')
	await expect(opener).toHaveText('Filter')
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('the address alone restores the page', async ({ page }) => {
		const query = 'filterTipe=medical-check-up,laboratorium&filterUsia=dewasa&filterJenisKelamin=l&searchByNama=a'
		await page.goto('/yasmin-shop?cari=a&tipe=medical-check-up,laboratorium&usia=dewasa&jenisKelamin=l')
		const expected = await found(page, query)
		await expectList(page, expected)
		expect(expected.length).toBeGreaterThan(2)
		await expect(searchBox(page)).toHaveValue('a')
		const ticked = form(page).getByRole('checkbox', { checked: true })
		expect(await ticked.evaluateAll((boxes) => boxes.map((each) => each.getAttribute('value')))).toEqual([
			...['medical-check-up', 'laboratorium', 'dewasa', 'l'],
		])
	})

	test('an empty result shows a message and a link to all packages', async ({ page }) => {
		await page.goto('/yasmin-shop?tipe=gigi&usia=bayi')
		await expect(page.getByText('Paket Layanan Tidak Ditemukan')).toBeVisible()
		await expect(count(page)).toHaveText('0 paket ditemukan')
		await page.getByRole('link', { name: 'Tampilkan semua paket' }).click()
		await expect(page).toHaveURL('/yasmin-shop')
	})

	test('the filter is a form, on the phone too', async ({ page }) => {
		await page.setViewportSize(PHONE)
		await page.goto('/yasmin-shop')
		await box(page, 'Gigi').check()
		await box(page, 'Vaksinasi').check()
		await searchBox(page).fill('anak')
		await page.getByRole('button', { name: 'Tampilkan paket' }).click()
		await expectList(page, await found(page, 'filterTipe=gigi,vaksinasi&searchByNama=anak'))
		await expect(box(page, 'Gigi')).toBeChecked()
		await expect(box(page, 'Perempuan')).toBeChecked()
	})
})
