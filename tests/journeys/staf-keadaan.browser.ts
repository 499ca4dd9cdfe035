import { expect, test } from './staf-page.ts'

test('an administrator reads the state of the system, checks again and opens the outbox by keyboard', async ({
	page,
	signIn,
	expectUsable,
}) => {
	await signIn('admin')
	await page.goto('/staf/keadaan')
	const failed = page.getByRole('list', { name: 'Gagal' }).getByRole('listitem').filter({ hasText: 'Cadangan' })
	await expect(failed).toContainText('Belum ada cadangan di BACKUP_DIR.')
	await expect(failed).toContainText('Yang perlu dilakukan: Jalankan npm run backup')
	await expect(page.getByText(/^Versi \d+\.\d+\.\d+, Node v/)).toBeVisible()
	await expectUsable(page)

	const answered = page.waitForResponse((response) => response.url().endsWith('/api/v1/staf/keadaan'))
	await page.getByRole('button', { name: 'Periksa lagi' }).focus()
	await page.keyboard.press('Enter')
	expect((await answered).status()).toBe(200)
	await page.getByRole('link', { name: 'Buka Kotak keluar' }).focus()
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(/\/staf\/notifikasi\?bagian=kiriman/)

	// On a phone the open menu covers the page.
	await page.goto('/staf/keadaan')
	await expect(failed).toBeVisible()
	await page.setViewportSize({ width: 360, height: 800 })
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
