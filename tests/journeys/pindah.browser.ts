import { qrPath } from '../../site/ui/qr/qr.tsx'
import { expect } from '../support/browser-test.ts'
import {
	address,
	becomeSiti,
	button,
	createKode,
	dialog,
	EMPTY,
	heading,
	openOtherPhone,
	panel,
	qr,
	UNAUTHORIZED,
	visit,
} from './data-saya-page.ts'
import { call, FAILED, statusLine, test } from './reservasi-page.ts'

test.beforeEach(({ console }) => console.allow(UNAUTHORIZED))

test('a code transfers the data to another phone, once', async ({ page, browser, baseURL, database }) => {
	await page.clock.install()
	await becomeSiti(page)
	await visit(page)
	const code = await createKode(page)
	expect(code).toMatch(new RegExp(`^${baseURL}/data-saya#pindah=[0-9a-f]{32}$`))

	await expect(qr(page).locator('path')).toHaveAttribute('d', qrPath(code).path)

	const asked: string[] = []
	const phone = await openOtherPhone(browser, baseURL)
	phone.on('request', (request) => asked.push(request.url()))
	await phone.goto(code)
	await expect(dialog(phone)).toContainText('Terima hanya kode yang Anda buat sendiri')
	await expect(dialog(phone), 'there is nothing here that would go').not.toContainText('sekarang membuka data')
	expect(phone.url()).toBe(`${baseURL}/data-saya`)
	expect(await phone.evaluate(() => history.length)).toBe(2)
	await button(phone, 'Ya, pakai di sini').click()
	await expect(phone.getByRole('status').filter({ hasText: 'sekarang dapat dibuka' })).toBeFocused()
	await expect(panel(phone, 'Data Anda')).toContainText('Siti Rahma')
	const token = code.slice(-32)
	expect(asked.filter((url) => url.includes(token))).toEqual([])
	const cookieOf = async (device: typeof page) => (await device.context().cookies()).map(({ value }) => value)
	expect(await cookieOf(phone), 'each phone has a token of its own').toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
	expect(await cookieOf(phone)).not.toEqual(await cookieOf(page))

	const third = await openOtherPhone(browser, baseURL)
	await third.goto(code)
	await button(third, 'Ya, pakai di sini').click()
	await expect(heading(third, 'Kode ini tidak berlaku lagi')).toBeVisible()
	await button(third, 'Mengerti').click()
	await expect(heading(third, EMPTY)).toBeVisible()

	await button(page, 'Buat kode baru').click()
	await expect(address(page)).not.toHaveText(code)
	const late = await address(page).innerText()
	await database.db.updateTable('memberPindah').set({ expiredAt: Date.now() }).execute()
	await third.goto('about:blank')
	await third.goto(late)
	await button(third, 'Ya, pakai di sini').click()
	await expect(heading(third, 'Kode ini tidak berlaku lagi')).toBeVisible()
	expect(await third.context().cookies()).toEqual([])
})

test('the code counts down until it expires, and a new one can be created', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	await page.clock.install()
	await becomeSiti(page)
	await page.goto('/data-saya')
	await page.clock.runFor(200)
	const code = await createKode(page)
	await expect(page.getByText('Berlaku 15:00 lagi')).toBeVisible()
	await button(page, 'Salin tautan').click()
	await expect(page.getByText('Tautan tersalin')).toBeVisible()
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)

	await page.clock.runFor(61_000)
	await expect(page.getByText(/Berlaku 13:5\d lagi/)).toBeVisible()
	await page.clock.fastForward('14:00')
	await expect(page.getByText('Kode ini sudah tidak berlaku.')).toBeVisible()
	await expect(qr(page)).toHaveCount(0)
	await button(page, 'Buat kode baru').click()
	await expect(page.getByText('Berlaku 15:00 lagi')).toBeVisible()
})

test('a device that already has a member names the data it would lose', async ({ page, browser, baseURL }) => {
	await becomeSiti(page)
	await visit(page)
	const code = await createKode(page)
	const phone = await openOtherPhone(browser, baseURL)
	await call(phone.request, 'createMember', { data: { nama: 'Budi Kenanga' } })
	await phone.goto('/data-saya')
	await expect(panel(phone, 'Data Anda')).toContainText('Budi Kenanga')
	// Typed into a tab that is here already: no new page is loaded.
	await phone.evaluate((hash) => location.assign(hash), new URL(code).hash)
	await expect(dialog(phone)).toContainText('sekarang membuka data Budi Kenanga (1 pasien, 0 reservasi)')
	await button(phone, 'Batal').click()
	await expect(panel(phone, 'Data Anda')).toContainText('Budi Kenanga')

	await phone.goto(code)
	await button(phone, 'Ya, pakai di sini').click()
	await expect(panel(phone, 'Data Anda')).toContainText('Siti Rahma')
})

test('after too many wrong codes the dialog stays open and asks to wait', async ({ page, console }) => {
	console.allow(FAILED)
	console.allow(statusLine('429 (Too Many Requests)'))
	for (let wrong = 0; wrong < 30; wrong++) await call(page.request, 'usePindah', { data: { token: `salah-${wrong}` } })
	await page.goto(`/data-saya#pindah=${'a'.repeat(32)}`)
	await button(page, 'Ya, pakai di sini').click()
	await expect(dialog(page)).toContainText('Tunggu beberapa menit')
	await expect(button(page, 'Ya, pakai di sini')).toBeEnabled()
})
