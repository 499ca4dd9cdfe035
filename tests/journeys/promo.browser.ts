import { samplePromos } from '../../site/features/promo/sample-promos.ts'
import { expect, test } from '../support/browser-test.ts'
import { alive, hydrated } from '../support/hydrated.ts'

const [promo] = samplePromos

test('every promo is on one of the five pages, marked as ended with its dates', async ({ page }) => {
	const seen: (string | null)[] = []
	for (const number of [1, 2, 3, 4, 5]) {
		await page.goto(number === 1 ? '/promo' : `/promo?halaman=${number}`)
		const numbers = page.getByRole('navigation', { name: 'Halaman' }).getByRole('link', { name: /^Halaman \d$/ })
		await expect(numbers).toHaveText(['1', '2', '3', '4', '5'])
		await expect(numbers.nth(number - 1)).toHaveAttribute('aria-current', 'page')
		const cards = page.getByRole('main').getByRole('article')
		for (const card of await cards.all()) {
			await expect(card).toContainText('Berakhir')
			await expect(card).toContainText('12–31 Agustus 2024')
			await expect(card.locator('[data-expired=true] svg')).toBeVisible()
		}
		seen.push(...(await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))))
	}
	expect(seen).toEqual(samplePromos.map(({ uri }) => `/promo/${uri}`))
})

test('given sample promos alone, nothing leads to them', async ({ request }) => {
	for (const path of ['/', '/yasmin-shop', '/pencarian', '/sitemap-halaman.xml'])
		expect(await (await request.get(path)).text(), path).not.toContain('/promo')
})

test('a current promo is marked as current', async ({ page }) => {
	await page.clock.install({ time: '2024-08-31T23:00:00+07:00' })
	await page.goto(`/promo/${promo?.uri}`)
	await hydrated(page)
	await expect(page.getByText('Berlaku', { exact: true })).toBeVisible()
	await expect(page.getByText('Promo ini sudah berakhir.')).toBeHidden()
})

test('the code is copied, and a message says so', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	await page.goto('/promo')
	await page.getByRole('link', { name: promo?.judul }).click()
	await expect(page).toHaveURL(`/promo/${promo?.uri}`)
	await expect(page.getByRole('heading', { level: 1, name: promo?.judul })).toBeVisible()
	await expect(page.getByRole('main').getByText('12–31 Agustus 2024')).toBeVisible()
	const terms = page.getByRole('region', { name: 'Syarat dan ketentuan' }).getByRole('listitem')
	await expect(terms).toHaveText(promo?.syarat ?? [])
	const copy = page.getByRole('button', { name: 'Salin Kode Promo' })
	await alive(copy)
	await copy.press('Enter')
	const said = page.getByText('Kode tersalin')
	await expect(said).toBeVisible()
	await expect(said).toHaveAttribute('aria-live', 'polite')
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(promo?.kode)
})

test('the code is selected where copying is not allowed', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'clipboard', { value: undefined })
	})
	await page.goto(`/promo/${promo?.uri}`)
	await hydrated(page)
	await page.getByRole('button', { name: 'Salin Kode Promo' }).click()
	await expect(page.getByText('Kode sudah dipilih, silakan salin')).toBeVisible()
	expect(await page.evaluate(() => getSelection()?.toString())).toBe(promo?.kode)
})

test('a promo that is not there is not found', async ({ page, console }) => {
	console.allow('Failed to load resource: the server responded with a status of 404 (Not Found)')
	const response = await page.goto('/promo/tidak-ada')
	expect(response?.status()).toBe(404)
	await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
})
