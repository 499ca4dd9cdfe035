import type { Testimoni } from '../../contract/rumah-sakit/testimoni.ts'
import type { Beranda, Template } from '../../contract/web/web.ts'
import { expect, test } from '../support/browser-test.ts'
import { startSite } from '../support/site-server.ts'
import { block, hero, main, slides } from './home-page.ts'

const BERANDA = '/api/v1/public/web/beranda/'
const TEMPLATE = '/api/v1/public/web/template/'
const TESTIMONI = '/api/v1/public/testimoni/fav-list'

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
				...new Set([...beranda.dokterFavList.data, ...beranda.dokterMostVisited.data].map(({ nama }) => nama)),
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

test('favourite articles come first, then the newest; two are large, the rest stand in a list beside them', async ({
	page,
	request,
}) => {
	const { artikelFavList }: Template = await (await request.get(TEMPLATE)).json()
	const newest: { data: { id: string; judul: string }[] } = await (
		await request.get('/api/v1/public/artikel?limit=6')
	).json()
	const favourites = artikelFavList.data.map(({ judul }) => judul)
	const others = newest.data.map(({ judul }) => judul).filter((judul) => !favourites.includes(judul))
	await page.goto('/')
	const shown = block(page, 'Artikel terbaru').getByRole('listitem').getByRole('heading')
	await expect(shown).toHaveText([...favourites, ...others].slice(0, 6))
	expect(favourites.length, 'both senses are shown').toBeLessThan(6)
	const lists = block(page, 'Artikel terbaru').getByRole('list')
	await expect(lists.first().getByRole('listitem')).toHaveCount(2)
	await expect(lists.last().getByRole('listitem')).toHaveCount(6 - 2)
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
	const dokter = block(page, 'Dokter unggulan').getByRole('link', { name: 'dr. Anindya Prameswari, Sp.A' })
	await dokter.click()
	await expect(page).toHaveURL(/\/\?dokter=\w+$/)
})

test('no doctor is on the home page twice', async ({ page }) => {
	await page.goto('/')
	const names = await block(page, 'Dokter unggulan').getByRole('heading', { level: 3 }).allTextContents()
	expect(names.length).toBeGreaterThan(4)
	expect(new Set(names).size).toBe(names.length)
})

test.describe('on the phone', () => {
	test.use({ viewport: { width: 360, height: 740 } })

	test('the first screen has a search, the tasks and the next practice, and the page is nine screens long', async ({
		page,
	}) => {
		await page.goto('/')
		const tasks = block(page, 'Apa yang Anda butuhkan?')
		for (const [name, href] of [
			['Cari dokter', '/dokter'],
			['Jadwal hari ini', /^\/dokter\?hari=[a-z]+$/],
			['Daftar berobat', '/poli-klinik'],
			['Paket kesehatan', '/yasmin-shop'],
			['Cek reservasi', '/cek-reservasi'],
			['IGD (0333) 555-0118 24 jam', 'tel:+623335550118'],
		] as const) {
			const task = tasks.getByRole('link', { name, exact: true })
			await expect(task).toHaveAttribute('href', href)
			await expect(task).toBeInViewport({ ratio: 1 })
		}
		await expect(tasks.getByText(/\d\d\.\d\d–\d\d\.\d\d WIB/)).toBeInViewport({ ratio: 1 })

		// The footer is laid out when it comes near.
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
		await expect(page.getByRole('contentinfo').getByText('Ikuti kami')).toBeInViewport()
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9 * 740)

		await tasks.getByRole('searchbox').fill('gigi')
		await tasks.getByRole('searchbox').press('Enter')
		await expect(page).toHaveURL('/pencarian?cari=gigi')
	})

	test('the greeting is folded', async ({ page }) => {
		await page.goto('/')
		const greeting = block(page, 'Sambutan')
		const end = greeting.getByText('Saran Anda membantu kami')
		await greeting.getByText('Baca selengkapnya').click()
		await end.scrollIntoViewIfNeeded()
		await expect(end).toBeInViewport()
		await greeting.getByText('Tutup sambutan').click()
		await expect(end).not.toBeInViewport()
	})
})

test('the first banner is loaded early, pictures below it lazily', async ({ page }) => {
	await page.goto('/')
	const first = slides(hero(page)).first().locator('img')
	await expect(first).toHaveAttribute('fetchpriority', 'high')
	await expect(first).toHaveAttribute('loading', 'eager')
	await expect(main(page).locator('img:not([loading="lazy"])')).toHaveCount(1)
})

test('a failed read of the home data still gives a complete page', async ({ page, console }) => {
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
	await expect(block(page, 'Artikel terbaru').getByRole('article')).not.toHaveCount(0)
})

test('an empty hospital has a home page too', async ({ page, context }) => {
	const site = await startSite()
	try {
		await context.route(`${site.url}/**`, (route) => route.continue())
		const response = await page.goto(site.url)
		expect(response?.status()).toBe(200)
		await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
		await expect(main(page).getByText('Tidak Ditemukan')).toHaveCount(0)
		await expect(block(page, 'Sambutan')).toHaveCount(0)
		await expect(main(page).getByText('Daftar Sekarang')).toHaveCount(0)
		await expect(page.getByRole('link', { name: 'Hubungi Kami' })).toHaveCount(0)
	} finally {
		// A prefetch that is still running would fail.
		await page.goto('about:blank')
		await site.stop()
	}
})
