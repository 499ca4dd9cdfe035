import type { APIRequestContext, Page } from '@playwright/test'
import type { Artikel, ArtikelRingkas } from '../../contract/artikel.ts'
import type { KategoriArtikel } from '../../contract/kategori-artikel.ts'
import type { Template } from '../../contract/web.ts'
import { expect, test } from '../browser-test.ts'
import { hydrated, withoutPopup } from '../hydrated.ts'

const API = '/api/v1/public'
const URI = 'jalan-kaki-30-menit'
const ROW = 4
const PAGE_SIZE = 10

const main = (page: Page) => page.getByRole('main')
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const side = (page: Page) => page.getByRole('complementary', { name: 'Informasi terkait' })

const read = async <T>(request: APIRequestContext, path: string): Promise<T> =>
	(await (await request.get(`${API}${path}`)).json()).data
const readArtikel = (request: APIRequestContext, uri = URI) => read<Artikel>(request, `/artikel/detail/${uri}`)
const readTemplate = async (request: APIRequestContext): Promise<Template> =>
	(await request.get(`${API}/web/template/`)).json()
const readFavourites = async (request: APIRequestContext) =>
	(await read<{ kategiArtikel: KategoriArtikel }[]>(request, '/kategori-artikel/fav-list')).map(
		({ kategiArtikel }) => kategiArtikel,
	)

test.beforeEach(({ page }) => withoutPopup(page))

test.describe('an article', () => {
	test('its source holds title, 150 characters and first picture', async ({ request, site }) => {
		const artikel = await readArtikel(request)
		const source = await (await request.get(`/info-kesehatan/${URI}`)).text()
		const content = (name: string) =>
			new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(source)?.[1]
		const words = artikel.textContent
			.replace(/<[^>]*>/g, ' ')
			.replace(/\s+/g, ' ')
			.trim()
			.slice(0, 150)

		expect(/<title>([^<]*)/.exec(source)?.[1]).toContain(artikel.judul)
		expect(content('og:title')).toBe(artikel.judul)
		expect(content('description')).toBe(words)
		expect(content('og:description')).toBe(words)
		expect(words).toHaveLength(150)
		expect(content('og:type')).toBe('article')
		const image = content('og:image') ?? ''
		expect(image).toContain(`${site.url}/images/artikel/${artikel.artikelMedia[0]?.content}`)
		expect((await request.get(image)).headers()['content-type']).toMatch(/^image\//)

		const blocks = [...source.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
		const structured = blocks.map(([, json]) => JSON.parse(json ?? ''))
		expect(structured.map((each) => each['@type'])).toEqual(expect.arrayContaining(['Article', 'BreadcrumbList']))
		expect(structured.find((each) => each['@type'] === 'Article')).toMatchObject({
			headline: artikel.judul,
			description: words,
		})
	})

	for (const javaScriptEnabled of [true, false]) {
		test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
			test.use({ javaScriptEnabled })

			test('is all there', async ({ page, request }) => {
				const artikel = await readArtikel(request)
				const template = await readTemplate(request)
				const popular = await read<ArtikelRingkas[]>(request, '/artikel?sortCountView=desc&limit=5')
				await page.goto(`/info-kesehatan/${URI}`)

				await expect(page.getByRole('heading', { level: 1 })).toHaveText(artikel.judul)
				await expect(main(page).getByRole('link', { name: artikel.kategoriArtikel.nama }).first()).toHaveAttribute(
					'href',
					`/kategori-info-kesehatan/${artikel.kategoriArtikel.uri}`,
				)
				await expect(main(page).getByText(/^[\d.]+ Dibaca$/)).toBeVisible()
				await expect(main(page).getByText('3 menit baca')).toBeVisible()
				await expect(main(page).getByText(/^Terakhir diperbarui \d{2} \S+ \d{4}$/)).toBeVisible()
				await expect(main(page).getByRole('table')).toContainText('Lama berjalan')

				for (const { nama, id } of artikel.dokter)
					await expect(side(page).getByRole('link', { name: nama })).toHaveAttribute('href', new RegExp(`dokter=${id}`))
				const titles = side(page).getByRole('region', { name: 'Informasi Populer' }).getByRole('heading', { level: 3 })
				await expect(titles).toHaveText(popular.map(({ judul }) => judul))
				await expect(side(page).getByRole('link', { name: /Putar video dari YouTube/ })).toBeVisible()
				const poster = side(page).getByRole('img', { name: 'Poster informasi kesehatan' })
				await expect(poster).toHaveAttribute(
					'src',
					new RegExp(template.artikelSetting.data?.posterDetailArtikel?.content ?? 'a poster'),
				)
				await expect(page.locator('[data-state="empty"]')).toHaveCount(0)
			})

			test('its search box leads to the search', async ({ page }) => {
				await page.goto(`/info-kesehatan/${URI}`)
				await side(page).getByRole('searchbox').fill('jantung & paru')
				await side(page).getByRole('button', { name: 'Cari' }).click()
				await expect(page).toHaveURL(/\/pencarian\?cari=jantung/)
				expect(new URL(page.url()).searchParams.get('cari')).toBe('jantung & paru')
			})

			test('its contents lead to its parts', async ({ page }) => {
				await page.goto(`/info-kesehatan/${URI}`)
				const contents = page.getByRole('navigation', { name: 'Daftar isi' }).getByRole('link')
				await expect(contents).toHaveText(await main(page).locator('article h2').allTextContents())
				await contents.nth(2).click()
				await expect(page).toHaveURL(/#bagian-rencana-empat-minggu$/)
				const top = () =>
					main(page)
						.getByRole('heading', { name: 'Rencana empat minggu' })
						.evaluate((heading) => heading.getBoundingClientRect().top)
				await expect.poll(top).toBeLessThan(200)
				expect(await top(), 'below the sticky header').toBeGreaterThan(60)
			})
		})
	}

	test('is passed on by plain links, and by the clipboard', async ({ page, context, site, request, thirdParty }) => {
		const { judul } = await readArtikel(request)
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await page.goto(`/info-kesehatan/${URI}`)
		const address = `${site.url}/info-kesehatan/${URI}`
		const href = async (name: string) =>
			(await main(page).getByRole('link', { name, exact: true }).getAttribute('href')) ?? ''
		expect(new URL(await href('WhatsApp')).searchParams.get('text')).toBe(`${judul} ${address}`)
		expect(new URL(await href('Facebook')).searchParams.get('u')).toBe(address)
		expect(new URL(await href('X')).searchParams.get('url')).toBe(address)
		await main(page).getByRole('button', { name: 'Salin tautan' }).click()
		await expect(main(page).getByRole('button', { name: 'Tautan disalin' })).toBeVisible()
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
		expect(thirdParty).toEqual([])
	})

	test('a doctor beside it opens the schedule, and loads nothing of the page again', async ({ page, request }) => {
		const { dokter } = await readArtikel(request)
		await page.goto(`/info-kesehatan/${URI}`)
		await expect(page.getByRole('heading', { name: /^Komentar \(/ })).toBeVisible()
		const asked: string[] = []
		page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
		await side(page).getByRole('link', { name: dokter[0]?.nama }).click()
		await expect(page).toHaveURL(new RegExp(`dokter=${dokter[0]?.id}`))
		await expect(page.getByRole('dialog')).toBeVisible()
		expect(asked.filter((path) => path.startsWith(`${API}/artikel`))).toEqual([])
	})

	test('has lines of about 68 characters, and a wide table scrolls inside itself', async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 })
		await page.goto(`/info-kesehatan/${URI}`)
		const characters = await main(page).locator('.rich-text p').first().evaluate(charactersPerLine)
		expect(characters).toBeGreaterThan(60)
		expect(characters).toBeLessThan(74)

		await page.setViewportSize({ width: 360, height: 740 })
		const table = main(page).getByRole('table')
		await table.evaluate((element) => {
			for (const row of element.querySelectorAll('tr'))
				for (const cell of [...row.children]) row.append(cell.cloneNode(true), cell.cloneNode(true))
		})
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
		expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(100)
	})

	test('that does not exist is a 404', async ({ page, console }) => {
		console.allow('Failed to load resource: the server responded with a status of 404 (Not Found)')
		const response = await page.goto('/info-kesehatan/tidak-ada')
		expect(response?.status()).toBe(404)
		await expect(page.getByText('This page could not be found')).toBeVisible()
	})

	test('that cannot be read leaves a whole page', async ({ page, console }) => {
		console.allow('Failed to load resource: the server responded with a status of 500 (Internal Server Error)')
		await page.goto('/info-kesehatan')
		await hydrated(page)
		await page.route(`**${API}/artikel/detail/**`, (route) => route.fulfill({ status: 500, json: {} }))
		await main(page).getByRole('link', { name: 'Jalan Kaki 30 Menit Sehari' }).first().click()
		await expect(main(page).getByText('Artikel Tidak Ditemukan')).toBeVisible()
		await expect(page.getByRole('contentinfo')).toBeVisible()
	})
})

/** The average over all lines of a paragraph but the last. */
function charactersPerLine(paragraph: HTMLElement | SVGElement): number {
	const text = paragraph.firstChild as Text
	const range = document.createRange()
	const lines = new Map<number, number>()
	for (let place = 0; place < text.length; place++) {
		range.setStart(text, place)
		range.setEnd(text, place + 1)
		const top = Math.round(range.getBoundingClientRect().top)
		lines.set(top, (lines.get(top) ?? 0) + 1)
	}
	const whole = [...lines.values()].slice(0, -1)
	return whole.reduce((sum, count) => sum + count, 0) / whole.length
}

test.describe('the number of reads', () => {
	const READ = 'mengurangi-garam'
	const shown = (page: Page) => main(page).getByText(/ Dibaca$/)
	const dibaca = (count: number) => `${count.toLocaleString('id-ID')} Dibaca`

	test('goes up by one for each visit, and is shown', async ({ page, request }) => {
		const { countView } = await readArtikel(request, READ)
		const counted: string[] = []
		page.on('request', (sent) => {
			if (sent.url().includes('isCount=true')) counted.push(sent.url())
		})
		await page.goto(`/info-kesehatan/${READ}`)
		await expect(shown(page)).toHaveText(dibaca(countView + 1))

		await side(page).getByRole('link').first().click()
		await expect(page).toHaveURL(/dokter=/)
		await page.goBack()
		await expect(page).toHaveURL(new RegExp(`/${READ}$`))
		expect(counted, 'a schedule on the page is no second visit').toHaveLength(1)

		await page.reload()
		await expect(shown(page)).toHaveText(dibaca(countView + 2))
		expect((await readArtikel(request, READ)).countView).toBe(countView + 2)
	})

	test('counts the next article by itself', async ({ page, request }) => {
		const popular = await read<ArtikelRingkas[]>(request, '/artikel?sortCountView=desc&limit=5')
		const next = popular[1] as ArtikelRingkas
		await page.goto(`/info-kesehatan/${READ}`)
		await side(page).getByRole('link', { name: next.judul }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.judul)
		await expect(shown(page)).toHaveText(dibaca(next.countView + 1))
	})

	test('is left alone by rendering, by links fetched ahead and by pages rendered ahead', async ({ page, request }) => {
		const { countView } = await readArtikel(request, READ)
		await request.get(`/info-kesehatan/${READ}`)
		await request.get(`${API}/artikel/detail/${READ}?isCount=true`, { headers: { 'sec-purpose': 'prefetch' } })

		await page.goto('/kategori-info-kesehatan/gizi-dan-nutrisi')
		await main(page).getByRole('link', { name: 'Kurangi Garam' }).scrollIntoViewIfNeeded()
		await expect(page.locator('link[rel="modulepreload"][href*="info-kesehatan-detail"]')).not.toHaveCount(0)
		await page.waitForLoadState('networkidle')

		await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
		await page.goto(`/info-kesehatan/${READ}`)
		await expect(page.getByRole('heading', { name: 'Komentar' })).toBeVisible()
		await page.waitForLoadState('networkidle')
		expect((await readArtikel(request, READ)).countView).toBe(countView)

		await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
		await expect(shown(page)).toHaveText(dibaca(countView + 1))
	})
})

test.describe('the list of articles', () => {
	test('has chips, favourites, media, rows of four and communities', async ({ page, request, thirdParty }) => {
		const template = await readTemplate(request)
		const favourites = await readFavourites(request)
		await page.goto('/info-kesehatan')

		const chips = page.getByRole('navigation', { name: 'Kategori artikel' }).getByRole('link')
		await expect(chips).toHaveText([...favourites.map(({ nama }) => nama), 'KATEGORI LAINNYA'])
		await expect(chips.last()).toHaveAttribute('href', '/kategori-info-kesehatan')

		const chosen = region(page, 'Artikel Pilihan')
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

		const media = region(page, 'Tonton dan Simak')
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

	test('asks for all rows at once, and shows what failed as empty', async ({ page, request, console }) => {
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

	test('say so past the end, and lead back', async ({ page }) => {
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
