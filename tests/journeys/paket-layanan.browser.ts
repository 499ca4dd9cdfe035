import type { Page } from '@playwright/test'
import type { ShopItem, ShopItemRingkas } from '../../contract/shop/shop.ts'
import { expect, repeatIf, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'

const API = '/api/v1/public/shop-item'
const NOT_FOUND_LINE = 'data tidak di temukan'

/** The console line of the request that finds no member. */
const NO_MEMBER_LINE = 'Failed to load resource: the server responded with a status of 401 (Unauthorized)'

async function paket(page: Page, uri: string): Promise<ShopItem> {
	return (await (await page.request.get(`${API}/detail-uri/${uri}`)).json()).data
}

for (const [device, viewport] of Object.entries({
	phone: { width: 360, height: 740 },
	desktop: { width: 1280, height: 800 },
}))
	test.describe(`on the ${device}`, repeatIf(device === 'desktop'), () => {
		test.use({ viewport })

		test('a package shows all its facts before it is ordered', async ({ page, console }) => {
			console.allow(NO_MEMBER_LINE)
			const item = await paket(page, 'medical-check-up-dasar')
			await page.goto('/paket-layanan/medical-check-up-dasar')
			await hydrated(page)
			const main = page.getByRole('main')
			await expect(main.getByRole('heading', { level: 1 })).toHaveText(item.nama)
			await expect(main.locator('img[src*="/shop-item/medical-check-up-dasar"]').first()).toBeVisible()
			const facts = main.getByRole('region', { name: 'Pesan paket' })
			await expect(facts).toContainText(item.metaFormated.harga)
			await expect(facts.getByRole('definition')).toHaveText([
				item.tipe.nama,
				item.kategori.nama,
				...item.usia.map(({ nama }) => nama),
				item.metaFormated.jenisKelamin,
				'sekitar 2 jam',
			])
			await expect(main.getByRole('heading', { name: 'Yang Anda dapatkan' })).toBeVisible()
			await expect(main.getByRole('img', { name: 'Poster Yasmin Shop' })).toBeVisible()
			await expect(
				main.getByRole('navigation', { name: 'Letak halaman' }).getByRole('link', { name: 'Yasmin Shop' }),
			).toHaveAttribute('href', '/yasmin-shop')
			for (const name of ['Pesan Layanan', 'Tambah ke keranjang']) {
				await facts.getByRole('button', { name }).click()
				await expect(page.getByRole('dialog')).toBeVisible()
				await page.keyboard.press('Escape')
				await expect(page.getByRole('dialog')).toBeHidden()
				await expect(facts.getByRole('button', { name })).toBeFocused()
			}
			expect(console.lines).not.toContain(NOT_FOUND_LINE)
		})
	})

test('other packages of its category follow below and open without a new document', async ({ page }) => {
	const item = await paket(page, 'vaksinasi-hpv')
	const { data } = await (await page.request.get(`${API}/?filterKategori=${item.kategori.uri}`)).json()
	const others = (data as ShopItemRingkas[]).filter(({ uri }) => uri !== item.uri).slice(0, 4)
	expect(others).toHaveLength(4)
	await page.goto(`/paket-layanan/${item.uri}`)
	await hydrated(page)
	const more = page.getByRole('region', { name: 'Paket lainnya' })
	await expect(more.getByRole('heading', { level: 3 })).toHaveText(others.map(({ nama }) => nama))
	await expect(more.getByRole('link', { name: `Semua paket ${item.kategori.nama}` })).toHaveAttribute(
		'href',
		`/yasmin-shop?kategori=${item.kategori.uri}`,
	)

	const late = Promise.withResolvers<void>()
	await page.route(`**${API}/?*`, async (route) => {
		await late.promise
		await route.continue()
	})
	const next = others[0]?.nama ?? ''
	await more.getByRole('link', { name: next, exact: true }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(next)
	await expect(more).toBeHidden()
	late.resolve()
	await expect(more.getByRole('heading', { name: item.nama, exact: true })).toBeVisible()
	await expect(more.getByRole('heading', { name: next, exact: true })).toHaveCount(0)
})

test('where its category has too few others, packages of its type fill the row', async ({ page }) => {
	const item = await paket(page, 'medical-check-up-dasar')
	const read = async (filter: string): Promise<ShopItemRingkas[]> =>
		(await (await page.request.get(`${API}/?${filter}`)).json()).data.filter(
			({ uri }: ShopItemRingkas) => uri !== item.uri,
		)
	const ofKategori = (await read(`filterKategori=${item.kategori.uri}`)).map(({ nama }) => nama)
	const ofTipe = (await read(`filterTipe=${item.tipe.uri}`)).map(({ nama }) => nama)
	expect(ofKategori.length).toBeLessThan(4)
	await page.goto(`/paket-layanan/${item.uri}`)
	const more = page.getByRole('region', { name: 'Paket lainnya' })
	const expected = [...new Set([...ofKategori, ...ofTipe])].slice(0, 4)
	await expect(more.getByRole('heading', { level: 3 })).toHaveText(expected)
})

test('a package that is not there leaves the page empty, with a line in the console', async ({ page, console }) => {
	const response = await page.goto('/paket-layanan/tidak-ada')
	expect(response?.status()).toBe(200)
	await expect(page.getByText('Paket Layanan Tidak Ditemukan')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Pesan Layanan' })).toHaveCount(0)
	await expect.poll(() => console.lines.filter((line) => line === NOT_FOUND_LINE)).toHaveLength(1)
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
	await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('a package that cannot be read after a click leaves the page empty too', async ({ page, console }) => {
	console.allow('Failed to load resource: the server responded with a status of 500 (Internal Server Error)')
	await page.goto('/yasmin-shop')
	await hydrated(page)
	await page.route(`**${API}/detail-uri/*`, (route) => route.fulfill({ status: 500, json: {} }))
	await page.getByRole('link', { name: 'Vaksinasi HPV' }).click()
	await expect(page).toHaveURL('/paket-layanan/vaksinasi-hpv')
	await expect(page.getByText('Paket Layanan Tidak Ditemukan')).toBeVisible()
	await expect.poll(() => console.lines).toContain(NOT_FOUND_LINE)
	await expect(page.getByRole('main')).not.toContainText(/kesalahan|gagal/i)
})

test('structured data names a package and its price', async ({ request }) => {
	const html = await (await request.get('/paket-layanan/medical-check-up-dasar')).text()
	const data = Array.from(
		html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
		([, text]) => JSON.parse(text ?? '') as { '@type': string },
	)
	expect(data.map((each) => each['@type'])).toEqual(['BreadcrumbList', 'Product'])
	expect(data[1]).toMatchObject({ name: 'Medical Check-Up Dasar', offers: { price: 485_000, priceCurrency: 'IDR' } })
	expect(html).not.toContain('noindex')
	expect(html).toMatch(/<meta name="thumbnail" content="[^"]+\/shop-item\/medical-check-up-dasar\.webp/)
})
