import { expect } from '../support/browser-test.ts'
import { violationsOf } from '../support/violations.ts'
import { PHONE, UNAUTHORIZED } from './data-saya-page.ts'
import { reserve, statusLine, test } from './reservasi-page.ts'

const orders = [{ pasien: 'Siti Rahma', paket: 0 }]

test.beforeEach(({ console }) => console.allow(UNAUTHORIZED))

test.describe('on the phone', () => {
	test.use({ viewport: PHONE })

	test('a reservation of this device is three taps away from any page', async ({ page }) => {
		const { kode, path } = await reserve(page.request, orders)
		await page.goto('/faq')
		await page.locator('summary').filter({ hasText: 'Menu' }).first().click()
		await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Cek Reservasi' }).click()
		const mine = page.getByRole('region', { name: 'Dari perangkat ini' })
		await expect(mine).toContainText('Menunggu konfirmasi')
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
		expect(await violationsOf(page)).toEqual([])
		await mine.getByRole('link', { name: kode }).click()
		await expect(page).toHaveURL(path)
	})

	test('another phone finds it by code and last digits, and is not told which of them was wrong', async ({
		page,
		openOtherBrowser,
		console,
	}) => {
		console.allow(statusLine('404 (Not Found)'))
		const { kode, path } = await reserve(page.request, orders)
		const other = await openOtherBrowser()
		await other.goto('/')
		await other.getByRole('contentinfo').getByRole('link', { name: 'Cek Reservasi' }).click()
		await expect(other.getByText('Belum ada reservasi yang dibuat di perangkat ini.')).toBeVisible()
		const [code, digits] = [
			other.getByRole('textbox', { name: 'Kode reservasi' }),
			other.getByLabel('Empat angka terakhir nomor telepon'),
		]
		const look = other.getByRole('button', { name: 'Lihat reservasi' })
		const refusals: string[] = []
		for (const [typed, last] of [
			[kode, '1234'],
			['K7MPQ-X3WVT-9HBCD', '7890'],
		] as const) {
			await code.fill(typed)
			await digits.fill(last)
			await look.click()
			await expect(other.getByRole('alert')).toContainText('tidak cocok')
			refusals.push(await other.getByRole('alert').innerText())
		}
		expect(new Set(refusals).size).toBe(1)
		await code.fill(kode.toLowerCase().replaceAll('-', ' '))
		await look.press('Enter')
		await expect(other).toHaveURL(path)
		await expect(other.getByRole('code')).toHaveText(kode)
	})
})

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	for (const path of ['/reservasi', '/reservasi-status/K7MPQ-X3WVT-9HBCD', '/cek-reservasi'])
		test(`${path} says whom to call`, async ({ page }) => {
			await page.goto(path)
			const call = page
				.locator('noscript')
				.getByRole('link', { name: /^WhatsApp/ })
				.first()
			await expect(call).toBeVisible()
			await expect(call).toHaveAttribute('href', 'https://wa.me/6281234567001')
			await expect(page.getByText('Tunggu sebentar')).toBeHidden()
		})
})
