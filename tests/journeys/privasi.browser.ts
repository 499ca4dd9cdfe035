import { expect } from '../support/browser-test.ts'
import { canary } from '../support/canary-requests.ts'
import { violationsOf } from '../support/violations.ts'
import { panel, visit } from './data-saya-page.ts'
import { everyPage } from './every-page.ts'
import {
	answered,
	becomeMember,
	choosePaket,
	gulaDarah,
	openShop,
	PASIEN,
	pasienModal,
	row,
	siti,
} from './keranjang-page.ts'
import { button, field } from './pasien-page.ts'
import { test } from './reservasi-page.ts'

test.use({ serverOptions: { env: { LOG_LEVEL: 'trace', KEEP_VISITOR_DAYS: '30', KEEP_MEMBER_DAYS: '0' } } })

const POLICY = '/kebijakan-privasi'

test('the privacy page names the data, the retention as configured and the contact', async ({ page, request }) => {
	const html = await (await request.get(POLICY)).text()
	expect(html, 'rendered on the server').toContain('Undang-Undang Nomor 27')
	await page.setViewportSize({ width: 360, height: 740 })
	await page.goto('/faq')
	await page.getByRole('contentinfo').getByRole('link', { name: 'Kebijakan Privasi' }).click()
	await expect(page).toHaveURL(POLICY)
	const main = page.getByRole('main')
	await expect(main).toContainText('Versi 1, berlaku sejak 15 November 2026')
	await expect(main).toContainText('30 hari.')
	await expect(main.getByText('Sampai Anda menghapusnya.', { exact: true })).toBeVisible()
	await expect(main.getByRole('link', { name: 'info@rsyasmin.example' })).toBeVisible()
	await main.getByText('Isi halaman ini').first().click()
	await main.getByRole('link', { name: 'Hak Anda, dan cara memakainya' }).click()
	await expect(main.getByRole('heading', { name: 'Hak Anda, dan cara memakainya' })).toBeInViewport()
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
	expect(await violationsOf(page)).toEqual([])
})

test('a NIK reaches the browser only when it is edited, and the forms name the consent', async ({ page }) => {
	await openShop(page)
	await becomeMember(page, siti)
	const answers: string[] = []
	page.on('response', async (response) => {
		if (response.url().includes(PASIEN)) answers.push(await response.text())
	})
	await choosePaket(page, gulaDarah)
	await expect(row(page, siti.nama)).toContainText('0003')
	expect(answers.join()).not.toContain(siti.nik)
	await button(page, `Ubah data ${siti.nama}`).click()
	await expect(field(page, 'NIK')).toHaveValue(siti.nik)
	await expect(pasienModal(page).getByText('Dengan menyimpan, Anda menyetujui')).toBeVisible()
	await expect(pasienModal(page).getByRole('link', { name: /^Kebijakan Privasi/ })).toHaveAttribute('href', POLICY)
	await answered(page, () => button(page, 'Simpan').click())
	await expect(row(page, siti.nama)).toContainText('0003')

	await page.clock.resume()
	await visit(page)
	await expect(panel(page, 'Persetujuan')).toContainText(`Data pasien ${siti.nama}`)
	await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
})

test('a NIK in the address, headers or cookies of any page is in no page and no log line', async ({
	site,
	request,
}) => {
	const headers = {
		cookie: `member=${canary.nik}`,
		referer: `${site.url}/?nik=${canary.nik}`,
		'user-agent': canary.nik,
	}
	for (const { path } of everyPage) {
		for (const address of [
			`${path}?nik=${canary.nik}&halaman=${canary.nik}`,
			`${path.replace(/\/$/, '')}/${canary.nik}`,
		]) {
			const response = await request.get(address, { headers })
			expect(response.status(), address).toBeLessThan(500)
			const answer = JSON.stringify([await response.text(), response.headers()])
			expect(answer.includes(canary.nik), address).toBe(false)
		}
	}
	// What somebody looks for stands in the box again, for them alone.
	await request.get(`/pencarian?cari=${canary.nik}`)
	expect(await (await request.get('/pencarian')).text()).not.toContain(canary.nik)
	expect(site.output()).toContain('"path":"/kebijakan-privasi')
	expect(site.output()).not.toContain(canary.nik)
})
