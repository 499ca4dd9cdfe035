import type { Browser, Page } from '@playwright/test'
import { expect } from '../support/browser-test.ts'
import { call, reserve, statusLine } from './reservasi-page.ts'

/** A member's own data as its tests find it. */
export const UNAUTHORIZED = statusLine('401 (Unauthorized)')
export const PHONE = { width: 360, height: 740 }
export const EMPTY = 'Tidak ada data di perangkat ini'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const dialog = (page: Page) => page.getByRole('dialog')
export const panel = (page: Page, name: RegExp | string) => page.getByRole('region', { name })
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
export const qr = (page: Page) => page.getByRole('img', { name: /^Kode QR/ })
/** The address that the QR holds, written out below it. */
export const address = (page: Page) => panel(page, 'Pindahkan ke ponsel lain').locator('code')

export async function visit(page: Page) {
	await page.goto('/data-saya')
	await expect(heading(page, 'Data Anda')).toBeVisible()
}

/** Siti with two patients besides herself, a reservation for both and one package in the cart. */
export async function becomeSiti(page: Page) {
	const { request } = page
	const made = await reserve(request, [
		{ pasien: 'Ahmad Fauzan', paket: 0 },
		{ pasien: 'Sulastri', paket: 1 },
	])
	const { other } = (await call(request, 'listPasien')).data
	const [item] = (await call(request, 'listShopItem')).data
	await call(request, 'createKeranjang', { data: { pasienId: other[0]?.id, shopItemId: item?.id } })
	return { ...made, item }
}

export async function createKode(page: Page): Promise<string> {
	await button(page, 'Buat kode').click()
	await expect(qr(page)).toBeVisible()
	return address(page).innerText()
}

let phones = 0

/** Another phone: cookies and an address of its own. */
export async function openOtherPhone(browser: Browser, baseURL = '') {
	phones += 1
	const context = await browser.newContext({
		baseURL,
		viewport: PHONE,
		locale: 'id-ID',
		extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${phones}` },
	})
	return context.newPage()
}
