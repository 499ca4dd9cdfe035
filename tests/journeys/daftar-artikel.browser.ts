import type { APIRequestContext, Page } from '@playwright/test'
import type { ArtikelRingkas, KategoriArtikel } from '../../contract/artikel/artikel.ts'
import { expect, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { main, read, readTemplate, region } from './artikel-page.ts'

const ROW = 4
const PAGE_SIZE = 10

const readFavourites = async (request: APIRequestContext) =>
	(await read<{ kategiArtikel: KategoriArtikel }[]>(request, '/kategori-artikel/fav-list')).map(
		({ kategiArtikel }) => kategiArtikel,
	)

test.describe('the list of articles', () => {
	test('has chips, favourites, media, rows of four and communities', async ({ page, request, thirdParty }) => {
		const template = await readTemplate(request)
		const favourites = await readFavourites(request)
		await page.goto('/info-kesehatan')

		const chips = page.getByRole('navigation', { name: 'Kategori artikel' }).getByRole('link')
		await expect(chips).toHaveText([...favourites.map(({ nama }) => nama), 'KATEGORI LAINNYA'])
		await expect(chips.last()).toHaveAttribute('href', '/kategori-info-kesehatan')

		const chosen = region(page, 'Artikel pilihan')
		await expect(chosen.getByRole('heading', { level: 3 })).toHaveText(
			template.artikelFavList.data.map(({ judul }) => judul),
		)
		const widths = await chosen
			.getByRole('article')
			.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width))
		const [first = 0, second, third = 0] = widths
		expect(first).toBe(second)
		expect(first).toBeGreaterThan(third * 1.3)

		for (const { id, nama, uri } of favourites) {
			const articles = await read<ArtikelRingkas[]>(
				request,
				`/artikel?page=1&limit=${ROW}&filterKategoriArtikelId=${id}`,
			)
			const row = region(page, nama)
			await expect(row.getByRole('heading', { level: 3 })).toHaveText(articles.map(({ judul }) => judul))
			await expect(row.getByRole('link', { name: 'Lihat Lainnya' })).toHaveAttribute(
				'href',
				`/kategori-info-kesehatan/${uri}`,
			)
		}
		await expect(region(page, favourites[0]?.nama ?? '').getByRole('article')).toHaveCount(ROW)
		await expect(region(page, 'Komunitas').getByRole('link', { name: 'Lihat Semua Komunitas' })).toHaveAttribute(
			'href',
			'/komunitas',
		)

		const media = region(page, 'Tonton dan simak')
		await expect(media.getByRole('img', { name: 'Poster informasi kesehatan' })).toBeVisible()
		expect(thirdParty, 'nothing of others before a tap').toEqual([])
		await media.getByRole('link', { name: /YouTube/ }).click()
		await media.getByRole('link', { name: /TikTok/ }).click()
		const frames = media.locator('iframe')
		await expect(frames).toHaveCount(2)
		await expect(frames.first()).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//)
		await expect(frames.last()).toHaveAttribute('src', /^https:\/\/www\.tiktok\.com\/player\/v1\//)
		for (const frame of await frames.all()) expect((await frame.boundingBox())?.height).toBe(290)
	})

	test('requests all rows at once, and shows a failed one as empty', async ({ page, request, console }) => {
		console.allow('Failed to load resource: the server responded with a status of 500 (Internal Server Error)')
		const favourites = await readFavourites(request)
		const [broken] = favourites
		await page.goto('/faq')
		await hydrated(page)
		const asked: string[] = []
		let release = () => {}
		const held = new Promise<void>((resolve) => {
			release = resolve
		})
		await page.route(/\/artikel\?.*filterKategoriArtikelId=/, async (route) => {
			const { searchParams } = new URL(route.request().url())
			asked.push(searchParams.get('filterKategoriArtikelId') ?? '')
			await held
			if (asked[0] === searchParams.get('filterKategoriArtikelId')) await route.fulfill({ status: 500, json: {} })
			else await route.continue()
		})
		await page.getByRole('banner').getByRole('link', { name: 'Info Kesehatan' }).first().click()
		await expect.poll(() => asked).toHaveLength(favourites.length)
		release()
		await expect(region(page, broken?.nama ?? '').getByText('Artikel Tidak Ditemukan')).toBeVisible()
		await expect(region(page, favourites[1]?.nama ?? '').getByRole('article')).toHaveCount(ROW)
	})
})

test.describe('categories', () => {
	test('are all in one grid', async ({ page, request }) => {
		const kategori = await read<KategoriArtikel[]>(request, '/kategori-artikel?page=1&limit=300')
		await page.goto('/kategori-info-kesehatan')
		await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(kategori.map(({ nama }) => nama))
		for (const { nama, uri } of kategori)
			await expect(main(page).getByRole('link', { name: nama, exact: true })).toHaveAttribute(
				'href',
				`/kategori-info-kesehatan/${uri}`,
			)
	})

	const address = '/kategori-info-kesehatan/gaya-hidup-sehat'
	const pages = (page: Page) => page.getByRole('navigation', { name: 'Halaman' })
	const articles = (page: Page) => main(page).getByRole('heading', { level: 2 }).filter({ hasNotText: 'Komunitas' })
	const link = (page: Page, rel: string) => page.locator(`head link[rel="${rel}"]`)

	test('have pages of ten', async ({ page, request, site }) => {
		const all = await read<ArtikelRingkas[]>(request, '/artikel?searchKategoriArtikelUri=gaya-hidup-sehat')
		const titles = all.map(({ judul }) => judul)
		expect(titles.length).toBeGreaterThan(PAGE_SIZE)
		await page.goto(address)
		await expect(articles(page)).toHaveText(titles.slice(0, PAGE_SIZE))
		await expect(link(page, 'canonical')).toHaveAttribute('href', `${site.url}${address}`)
		await expect(link(page, 'next')).toHaveAttribute('href', `${site.url}${address}?halaman=2`)
		await expect(link(page, 'prev')).toHaveCount(0)

		await pages(page).getByRole('link', { name: 'Halaman 2' }).click()
		await expect(page).toHaveURL(`${address}?halaman=2`)
		await expect(articles(page)).toHaveText(titles.slice(PAGE_SIZE))
		await expect(link(page, 'canonical')).toHaveAttribute('href', `${site.url}${address}?halaman=2`)
		await expect(link(page, 'prev')).toHaveAttribute('href', `${site.url}${address}`)
		await expect(link(page, 'next')).toHaveCount(0)
		await expect(pages(page).getByRole('link', { name: 'Halaman 2' })).toHaveAttribute('aria-current', 'page')

		await pages(page).getByRole('link', { name: 'Halaman sebelumnya' }).click()
		await expect(page).toHaveURL(address)
		await expect(articles(page)).toHaveCount(PAGE_SIZE)
	})

	test('past the last page show a message and a link back', async ({ page }) => {
		await page.goto(`${address}?halaman=9`)
		await expect(main(page).getByText('Artikel Tidak Ditemukan')).toBeVisible()
		await pages(page).getByRole('link', { name: 'Halaman sebelumnya' }).click()
		await expect(page).toHaveURL(`${address}?halaman=2`)
		await expect(main(page).getByText('Artikel Tidak Ditemukan')).toHaveCount(0)
	})

	for (const halaman of ['0', '-1', 'dua', '1e3', '99999999999'])
		test(`take halaman=${halaman} for the first page`, async ({ page }) => {
			expect((await page.goto(`${address}?halaman=${halaman}`))?.status()).toBe(200)
			await expect(articles(page)).toHaveCount(PAGE_SIZE)
		})

	test('offer to register where people ask for advice, and only there', async ({ page }) => {
		const offer = page.getByRole('region', { name: 'Pendaftaran dan konsultasi' })
		await page.goto('/kategori-info-kesehatan/konsultasi-kesehatan')
		await expect(offer.getByRole('link', { name: 'Daftar Sekarang' })).toHaveAttribute('href', '/poli-klinik')
		await expect(region(page, 'Komunitas')).toBeVisible()
		await page.goto(address)
		await expect(region(page, 'Komunitas')).toBeVisible()
		await expect(offer).toHaveCount(0)
	})

	test('that do not exist are a 404', async ({ request }) => {
		expect((await request.get('/kategori-info-kesehatan/tidak-ada')).status()).toBe(404)
	})
})
