import { readFile } from 'node:fs/promises'
import { expect, MINUTE_MS, SANDI, STAFF, statusLine, test } from './staf-page.ts'

test('given a breach, an administrator sees the deadline, ends every session, copies the text and downloads the record', async ({
	page,
	console,
	browser,
	site,
	signIn,
	setAhead,
	expectUsable,
}) => {
	const context = await browser.newContext({ baseURL: site.url })
	const { email } = await signIn('pendaftaran', context)
	await signIn('admin')
	await page.goto('/staf/kebocoran')
	await page.getByLabel('Diketahui pada (WIB)').fill('16/11/2026')
	await page.getByLabel('Pukul').fill('9.05')
	await expect(page.getByText('paling lambat 19 Nov 2026, 09.05 WIB')).toBeVisible()
	await page.reload()
	await expect(page.getByText('paling lambat 19 Nov 2026, 09.05 WIB')).toBeVisible()
	const desk = page
		.getByRole('list', { name: 'Siapa yang punya akses' })
		.getByRole('listitem')
		.filter({ hasText: email })
	await expect(desk).toContainText('Melihat pasien')
	await expect(desk).toContainText('1 sesi terbuka')
	await expectUsable(page)
	await page.getByLabel('Data yang terungkap').fill('Nama dan nomor telepon')
	await expect(page.getByLabel('Teks', { exact: true })).toHaveValue(
		/16 Nov 2026, 09\.05 WIB[\s\S]*Nama dan nomor telepon/,
	)

	console.allow(statusLine('403 (Forbidden)'))
	await setAhead(6 * MINUTE_MS)
	await page.getByRole('checkbox', { name: /Semua kunci API sistem lain/ }).check()
	await page.getByRole('button', { name: 'Akhiri sekarang' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Akhiri' }).click()
	await page.getByLabel('Kata sandi Anda').fill(SANDI)
	await page.keyboard.press('Enter')
	await expect(page.getByText(/Diakhiri: \d+ sesi staf/)).toBeVisible()
	await expect(page.getByText(/\d+ kunci API\.$/)).toBeVisible()
	await expect(desk).toContainText('0 sesi terbuka')
	expect((await context.request.get(`${STAFF}/saya`)).status()).toBe(401)
	await context.close()

	const downloading = page.waitForEvent('download')
	await page.getByRole('link', { name: 'Unduh catatan pemrosesan' }).click()
	expect(await readFile(await (await downloading).path(), 'utf8')).toContain('memberPasien')

	// On a phone the open menu covers the page.
	await page.setViewportSize({ width: 390, height: 844 })
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
