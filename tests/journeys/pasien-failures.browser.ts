import type { Page } from '@playwright/test'
import { expect } from '../support/browser-test.ts'
import {
	answered,
	BROKEN,
	becomeMember,
	cart,
	cartOnServer,
	choosePaket,
	failing,
	gulaDarah,
	KERANJANG,
	KERANJANG_DELAY_MS,
	MEMBER,
	openShop,
	PASIEN,
	pasienModal,
	row,
	siti,
	test,
	UNKNOWN,
} from './keranjang-page.ts'
import { field } from './pasien-page.ts'

/** Section 8: only the console has a line, nothing is navigated to, and what was typed stays. */
const SYSTEM = 'terjadi kesalahan pada sistem'

const button = (page: Page, name: string) => pasienModal(page).getByRole('button', { name, exact: true })

async function expectSilence(page: Page) {
	await expect(page.getByText(/gagal|kesalahan/i)).toHaveCount(0)
	await expect(page).toHaveURL(/\/yasmin-shop#(pilih|data)-pasien$/)
	await expect(pasienModal(page)).toBeVisible()
}

/** The keys that registrations and new patients are sent with, from now on. */
function sentKeys(page: Page) {
	const keys: (string | undefined)[] = []
	page.on('request', (request) => {
		const { pathname } = new URL(request.url())
		if (request.method() === 'POST' && [MEMBER, PASIEN].includes(pathname))
			keys.push(request.headers()['idempotency-key'])
	})
	return keys
}
const KEY = expect.stringMatching(/^[0-9a-f]{32}$/)

test.beforeEach(({ console }) => console.allow(BROKEN))

test('patients that cannot be read are not found', async ({ page }) => {
	await becomeMember(page, siti)
	await openShop(page)
	const mend = await failing(page, 'GET', PASIEN)
	await choosePaket(page, gulaDarah)
	await expect(pasienModal(page).getByText('Pasien Tidak Ditemukan')).toBeVisible()
	await expect(page.locator('.progress-bar:popover-open'), 'above the dialog').toHaveAttribute('data-state', 'failed')
	await expectSilence(page)
	await mend()
	await page.keyboard.press('Escape')
	await choosePaket(page, gulaDarah)
	await expect(row(page, 'Siti')).toBeVisible()
})

test('a registration that fails keeps what was typed, and can be sent again', async ({ page, console }) => {
	console.allow(UNKNOWN)
	console.allow(SYSTEM)
	await openShop(page)
	await choosePaket(page, gulaDarah)
	const mend = await failing(page, 'POST', MEMBER)
	const keys = sentKeys(page)
	await field(page, 'Nama').fill('Rahma')
	await field(page, 'Nomor telepon').fill('0812')
	await button(page, 'Daftar').click()
	await expect.poll(() => console.lines).toContain(SYSTEM)
	await expectSilence(page)
	await expect(button(page, 'Daftar')).toHaveAttribute('aria-disabled', 'false')
	await expect(field(page, 'Nama')).toHaveValue('Rahma')
	await expect(field(page, 'Nomor telepon')).toHaveValue('0812')
	await mend()
	await button(page, 'Daftar').click()
	await expect(pasienModal(page).getByText('Menyiapkan Pasien')).toBeVisible()
	await answered(page, () => page.clock.runFor(500))
	await expect(row(page, 'Rahma')).toBeVisible()
	expect(keys, 'the same is sent under the same key').toEqual([KEY, keys[0]])
})

const saves: [what: string, method: string, opener: string][] = [
	['a new patient', 'POST', 'Daftarkan Pasien Baru'],
	['a changed patient', 'PATCH', 'Ubah data Siti Rahma'],
]
for (const [what, method, opener] of saves)
	test(`${what} that cannot be saved stays in the form, and can be saved again`, async ({ page, console }) => {
		console.allow(SYSTEM)
		await becomeMember(page, siti)
		await openShop(page)
		await choosePaket(page, gulaDarah)
		await button(page, opener).click()
		const mend = await failing(page, method, PASIEN)
		const keys = sentKeys(page)
		await field(page, 'Nama lengkap').fill('Wulan')
		await field(page, 'Alamat lengkap').fill('Jalan Kenanga 3')
		await pasienModal(page).getByText('Laki-Laki').click()
		await button(page, 'Simpan').click()
		await expect.poll(() => console.lines).toContain(SYSTEM)
		await expectSilence(page)
		await expect(button(page, 'Simpan')).toHaveAttribute('aria-disabled', 'false')
		await expect(field(page, 'Nama lengkap')).toHaveValue('Wulan')
		await expect(field(page, 'Alamat lengkap')).toHaveValue('Jalan Kenanga 3')
		await expect(pasienModal(page).getByRole('radio', { name: 'Laki-Laki' })).toBeChecked()
		await mend()
		await answered(page, () => button(page, 'Simpan').click())
		await expect(row(page, 'Wulan')).toBeFocused()
		expect(keys).toEqual(method === 'POST' ? [KEY, keys[0]] : [])
	})

test('a package that cannot be added leaves the choice open', async ({ page, console }) => {
	console.allow('post keranjang gagal')
	await becomeMember(page, siti)
	await openShop(page)
	await choosePaket(page, gulaDarah)
	const mend = await failing(page, 'POST', KERANJANG)
	await row(page, 'Siti').click()
	await expect.poll(() => console.lines).toContain('post keranjang gagal')
	await expectSilence(page)
	await page.clock.runFor(KERANJANG_DELAY_MS)
	await expect(cart(page)).toHaveCount(0)
	await expect(row(page, 'Siti')).toHaveAttribute('aria-disabled', 'false')
	expect(await cartOnServer(page)).toEqual([])
	await mend()
	await row(page, 'Siti').click()
	await expect(pasienModal(page)).toHaveCount(0)
	expect(await cartOnServer(page)).toHaveLength(1)
})

test('a lost connection shows the same message as a refusal', async ({ page, console }) => {
	console.allow('Failed to load resource: net::ERR_FAILED')
	console.allow('post keranjang gagal')
	await becomeMember(page, siti)
	await openShop(page)
	await choosePaket(page, gulaDarah)
	await page.route(`**${KERANJANG}`, (route) => route.abort())
	await row(page, 'Siti').click()
	await expect.poll(() => console.lines).toContain('post keranjang gagal')
	await expectSilence(page)
})

test('after the device is forgotten in another tab, the visitor is asked to register', async ({
	page,
	context,
	console,
}) => {
	console.allow(UNKNOWN)
	console.allow('post keranjang gagal')
	await becomeMember(page, siti)
	await openShop(page)
	await choosePaket(page, gulaDarah)
	await context.clearCookies({ name: 'member' })
	await answered(page, () => row(page, 'Siti').click())
	await expect(pasienModal(page).getByRole('heading', { name: 'Daftar sebagai member' })).toBeFocused()
})
