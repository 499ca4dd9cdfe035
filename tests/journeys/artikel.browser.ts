import type { ArtikelRingkas } from '../../contract/artikel/artikel.ts'
import { expect, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { API, main, read, readArtikel, readTemplate, side, URI } from './artikel-page.ts'

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
		expect(content('og:image')).toBe(`${site.url}/images/bagikan/info-kesehatan/${URI}.jpg`)
		const image = content('thumbnail') ?? ''
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

			test('shows all its parts', async ({ page, request }) => {
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
				const titles = side(page).getByRole('region', { name: 'Informasi populer' }).getByRole('heading', { level: 3 })
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

	test('can be shared by plain links and by the clipboard', async ({ page, context, site, request, thirdParty }) => {
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
		await page.goto(`/info-kesehatan/${URI}`)
		for (const width of [1440, 768]) {
			await page.setViewportSize({ width, height: 900 })
			const characters = await main(page).locator('.rich-text p').first().evaluate(charactersPerLine)
			expect(characters, `at ${width} px`).toBeGreaterThan(60)
			expect(characters, `at ${width} px`).toBeLessThan(74)
		}

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

	test('that cannot be read still gives a complete page', async ({ page, console }) => {
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
