import { expect } from '../support/browser-test.ts'
import { violationsOf } from '../support/violations.ts'
import {
	becomeSiti,
	button,
	createKode,
	dialog,
	EMPTY,
	heading,
	openOtherPhone,
	panel,
	UNAUTHORIZED,
	visit,
} from './data-saya-page.ts'
import { test } from './reservasi-page.ts'

test.beforeEach(({ console }) => console.allow(UNAUTHORIZED))

test('a member sees, names and ends the devices that open the data', async ({ page, browser, baseURL }) => {
	await becomeSiti(page)
	await visit(page)
	const devices = panel(page, /^Perangkat saya/)
	await expect(devices.getByRole('listitem')).toHaveCount(1)
	await expect(devices).toContainText('Perangkat ini')
	await expect(devices.getByRole('button', { name: /^Keluarkan/ }), 'only other devices').toHaveCount(0)

	const code = await createKode(page)
	const phone = await openOtherPhone(browser, baseURL)
	await phone.goto(code)
	await button(phone, 'Ya, pakai di sini').click()
	await expect(panel(phone, /^Perangkat saya/).getByRole('listitem')).toHaveCount(2)
	const [here] = await page.context().cookies()
	const [there] = await phone.context().cookies()
	expect(there?.value, 'each device has a token of its own').not.toBe(here?.value)

	await phone
		.getByRole('button', { name: /^Ubah nama/ })
		.first()
		.click()
	await expect(dialog(phone).getByLabel('Nama perangkat')).toHaveValue(/^Chrome di /)
	await dialog(phone).getByLabel('Nama perangkat').fill('Ponsel Ibu')
	await button(phone, 'Simpan nama').click()
	await expect(panel(phone, /^Perangkat saya/)).toContainText('Ponsel Ibu')

	await page.reload()
	await expect(devices.getByRole('listitem')).toHaveCount(2)
	expect(await violationsOf(page)).toEqual([])
	await devices.getByRole('button', { name: /^Keluarkan/ }).click()
	await button(page, 'Keluarkan perangkat').press('Enter')
	await expect(page.getByRole('status').filter({ hasText: 'sudah dikeluarkan' })).toBeFocused()
	await expect(devices.getByRole('listitem')).toHaveCount(1)

	await phone.reload()
	await expect(heading(phone, EMPTY)).toBeVisible()
	await expect(heading(page, 'Data Anda')).toBeVisible()
})
