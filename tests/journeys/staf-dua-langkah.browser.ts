import type { Page } from '@playwright/test'
import { CONFIRMED_MS } from '../../server/staff/auth/confirmation.ts'
import { test as base, codeFor, expect, fillSignIn, SANDI, statusLine } from './staf-page.ts'

const test = base.extend({
	// A passkey belongs to a host name; an IP address has none.
	baseURL: ({ site }, use) => use(site.url.replace('127.0.0.1', 'localhost')),
	serverOptions: [
		async ({ serverOptions }, use) => {
			await use({ ...serverOptions, env: { ...serverOptions.env, STAFF_2FA: 'required' } })
		},
		{ scope: 'worker' },
	],
})

const enrolment = (page: Page) => page.getByRole('heading', { level: 1, name: 'Amankan akun Anda' })
const startPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'Siapkan situs' })
const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Pastikan ini Anda' })

/** A device whose owner gives a finger at once. */
async function plugInAuthenticator(page: Page): Promise<void> {
	const devtools = await page.context().newCDPSession(page)
	await devtools.send('WebAuthn.enable')
	await devtools.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	})
}

async function signOut(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Staf Administrator' }).click()
	await page.getByRole('menuitem', { name: 'Keluar' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible()
}

test('an administrator sets up a passkey at the first sign-in, signs in with it, confirms changes, and replaces it by codes', async ({
	page,
	context,
	console,
	signIn,
	setAhead,
	expectUsable,
}) => {
	for (const status of ['400 (Bad Request)', '401 (Unauthorized)', '403 (Forbidden)']) console.allow(statusLine(status))
	const { id, email } = await signIn('admin')
	await context.clearCookies()
	await plugInAuthenticator(page)

	await page.goto('/staf/reservasi')
	await fillSignIn(page, email)
	await expect(enrolment(page)).toBeVisible()
	await expectUsable(page)
	await page.goto('/staf/pengguna')
	await expect(enrolment(page)).toBeVisible()
	await page.getByRole('button', { name: 'Buat passkey' }).click()
	await expect(page.getByRole('row', { name: new RegExp(email) })).toBeVisible()

	// The passkey alone, then as the step after the password.
	await signOut(page)
	await page.getByRole('button', { name: 'Pakai passkey' }).click()
	await expect(startPage(page)).toBeVisible()
	await signOut(page)
	await fillSignIn(page, email)
	await expect(page.getByText('Lanjutkan dengan passkey akun Anda.')).toBeVisible()
	await page.keyboard.press('Enter')
	await expect(startPage(page)).toBeVisible()

	// A sensitive change asks again; a cancelled or wrong answer leaves the form as it is.
	await page.goto(`/staf/pengguna/${id}`)
	const changed = `lain-${email}`
	await page.getByLabel('Email').fill(changed)
	await setAhead(CONFIRMED_MS)
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(confirmation(page)).toBeVisible()
	await expectUsable(page)
	await page.keyboard.press('Escape')
	await expect(confirmation(page)).toBeHidden()
	await expect(page.getByLabel('Email')).toHaveValue(changed)
	await page.getByRole('button', { name: 'Simpan' }).click()
	await page.getByLabel('Kata sandi Anda').fill('bukan ini')
	await page.keyboard.press('Enter')
	await expect(page.getByText('Kata sandi tidak cocok.')).toBeVisible()
	await page.getByLabel('Kata sandi Anda').fill(SANDI)
	await page.keyboard.press('Enter')
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()

	// A download asks again, and is saved after the answer.
	await page.goto('/staf/reservasi')
	await setAhead(2 * CONFIRMED_MS)
	const file = page.waitForEvent('download')
	await page.getByRole('link', { name: 'Unduh CSV' }).click()
	await confirmation(page).getByLabel('Kata sandi Anda').fill(SANDI)
	await page.keyboard.press('Enter')
	expect((await file).suggestedFilename()).toMatch(/^reservasi-.*\.csv$/)

	await page.goto('/staf/akun')
	await page.getByRole('button', { name: /^Ubah nama/ }).click()
	await page.getByRole('textbox', { name: 'Nama' }).fill('Laptop loket')
	await page.keyboard.press('Enter')
	await expect(page.getByRole('list', { name: 'Passkey' })).toContainText('Laptop loket')
	await expectUsable(page)
	await setAhead(3 * CONFIRMED_MS)
	await page.getByRole('button', { name: 'Hapus Laptop loket' }).click()
	await page.getByRole('dialog', { name: 'Hapus passkey?' }).getByRole('button', { name: 'Hapus' }).click()
	await confirmation(page).getByRole('button', { name: 'Pakai passkey' }).click()

	// Without its last second factor the account starts over.
	await expect(enrolment(page)).toBeVisible()
	await setAhead(0)
	await page.getByLabel('Kata sandi Anda').fill(SANDI)
	await page.getByRole('button', { name: 'Mulai' }).click()
	const key = (await page.getByText(/^[A-Z2-7 ]{16,}$/).innerText()).replaceAll(' ', '')
	await page.getByLabel('Kode dari aplikasi').fill(codeFor(key))
	await page.getByRole('button', { name: 'Aktifkan' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Akun saya' })).toBeVisible()
})
