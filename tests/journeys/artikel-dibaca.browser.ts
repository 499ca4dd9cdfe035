import type { Page } from '@playwright/test'
import type { ArtikelRingkas } from '../../contract/artikel/artikel.ts'
import { expect, test } from '../support/browser-test.ts'
import { alive } from '../support/hydrated.ts'
import { API, main, read, readArtikel, side } from './artikel-page.ts'

test.describe('the number of reads', () => {
	const READ = 'mengurangi-garam'
	const shown = (page: Page) => main(page).getByText(/ Dibaca$/)
	const dibaca = (count: number) => `${count.toLocaleString('id-ID')} Dibaca`

	function countings(page: Page): string[] {
		const sent: string[] = []
		page.on('request', (request) => {
			if (request.url().includes('isCount=true')) sent.push(request.url())
		})
		return sent
	}

	test('goes up by one for each visit, and is shown', async ({ page, request }) => {
		const { countView } = await readArtikel(request, READ)
		const counted = countings(page)
		await page.goto(`/info-kesehatan/${READ}`)
		await expect(shown(page)).toHaveText(dibaca(countView + 1))

		const doctor = side(page).getByRole('link').first()
		await alive(doctor)
		await doctor.click()
		await expect(page).toHaveURL(/dokter=/)
		await page.goBack()
		await expect(page).toHaveURL(new RegExp(`/${READ}$`))
		expect(counted, 'a schedule on the page is no second visit').toHaveLength(1)

		await page.reload()
		await expect(shown(page)).toHaveText(dibaca(countView + 2))
		expect((await readArtikel(request, READ)).countView).toBe(countView + 2)
	})

	test('counts each article separately', async ({ page, request }) => {
		const popular = await read<ArtikelRingkas[]>(request, '/artikel?sortCountView=desc&limit=5')
		const next = popular[1] as ArtikelRingkas
		await page.goto(`/info-kesehatan/${READ}`)
		await side(page).getByRole('link', { name: next.judul }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.judul)
		await expect(shown(page)).toHaveText(dibaca(next.countView + 1))
	})

	test('does not change by rendering, prefetched links or prerendered pages', async ({ page, request }) => {
		const { countView } = await readArtikel(request, READ)
		await request.get(`/info-kesehatan/${READ}`)
		await request.get(`${API}/artikel/detail/${READ}?isCount=true`, { headers: { 'sec-purpose': 'prefetch' } })

		await page.goto('/kategori-info-kesehatan/gizi-dan-nutrisi')
		await main(page).getByRole('link', { name: 'Kurangi Garam' }).scrollIntoViewIfNeeded()
		await expect(page.locator('link[rel="modulepreload"][href*="info-kesehatan-detail"]')).not.toHaveCount(0)
		await page.waitForLoadState('networkidle')

		await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
		const counted = countings(page)
		await page.goto(`/info-kesehatan/${READ}`)
		await alive(shown(page))
		// What is there has come to life; what it does then comes right after.
		await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
		expect((await readArtikel(request, READ)).countView).toBe(countView)
		expect(counted).toEqual([])

		await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
		await expect(shown(page)).toHaveText(dibaca(countView + 1))
	})
})
