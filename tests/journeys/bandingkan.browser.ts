import type { Page } from '@playwright/test'
import { expect } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { printPage } from '../support/print-page.ts'
import { addToCart, bar, becomeMember, influenza, pasienModal, pesan, siti, test, UNKNOWN } from './keranjang-page.ts'

const DASAR = 'Medical Check-Up Dasar'
const LENGKAP = 'Medical Check-Up Lengkap'
const TWO = '/bandingkan?paket=medical-check-up-dasar,medical-check-up-lengkap'
const PHONE = { width: 360, height: 740 }

test.use({ viewport: PHONE })

const control = (page: Page, nama: string) => page.getByRole('button', { name: `Bandingkan ${nama}`, exact: true })
const table = (page: Page) => page.getByRole('table', { name: 'Perbandingan paket' })
const compare = (page: Page, count: number) => page.getByRole('link', { name: `Bandingkan (${count})`, exact: true })

test('packages chosen in the shop are compared, ordered and taken out again', async ({ page, console }) => {
	console.allow(UNKNOWN)
	await page.goto('/yasmin-shop')
	await hydrated(page)
	await control(page, DASAR).click()
	await expect(control(page, DASAR)).toHaveAttribute('aria-pressed', 'true')
	await control(page, LENGKAP).focus()
	await page.keyboard.press('Space')
	await expect(page).toHaveURL('/yasmin-shop')
	await page.reload()
	await compare(page, 2).click()
	await expect(page).toHaveURL(TWO)
	await expect(table(page).getByRole('columnheader')).toHaveText([new RegExp(DASAR), new RegExp(LENGKAP)])
	await expect(table(page).getByRole('row', { name: 'Rp. 485.000 Rp. 1.650.000' })).toBeVisible()
	await expect(table(page).getByText('Jenis Kelamin (sama)')).toBeVisible()
	await expect(table(page).getByText('Laki-Laki, Perempuan')).toHaveCount(1)

	await pesan(page, LENGKAP).click()
	await expect(pasienModal(page)).toBeVisible()
	await page.keyboard.press('Escape')

	await page.getByRole('link', { name: 'Medical Check-Up Lansia' }).click()
	await expect(table(page).getByRole('columnheader')).toHaveCount(3)
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
	await page.getByRole('link', { name: `Hapus ${DASAR} dari perbandingan` }).click()
	await expect(table(page).getByRole('columnheader')).toHaveCount(2)
	await page.goBack()
	await expect(table(page).getByRole('columnheader')).toHaveCount(3)

	await page.getByRole('navigation', { name: 'Letak halaman' }).getByRole('link', { name: 'Yasmin Shop' }).click()
	await expect(compare(page, 3)).toBeVisible()
	await control(page, 'Vaksinasi HPV').click()
	await expect(page.getByRole('status').filter({ hasText: 'Paling banyak 3 paket.' })).toBeAttached()
	await expect(control(page, 'Vaksinasi HPV')).toHaveAttribute('aria-pressed', 'false')
	await page.getByRole('button', { name: 'Kosongkan perbandingan' }).click()
	await expect(compare(page, 3)).toHaveCount(0)
	await expect(control(page, DASAR)).toHaveAttribute('aria-pressed', 'false')
})

test('beside a filled cart both bars are on the screen, one above the other', async ({ page }) => {
	const [sitiId] = await becomeMember(page, siti)
	await addToCart(page, influenza, sitiId)
	await page.goto('/paket-layanan/medical-check-up-dasar')
	await hydrated(page)
	await page.getByRole('button', { name: 'Bandingkan dengan paket lain' }).click()
	await expect(bar(page)).toBeInViewport({ ratio: 1 })
	await expect(compare(page, 1)).toBeInViewport({ ratio: 1 })
	const [above, below] = [await compare(page, 1).boundingBox(), await bar(page).boundingBox()]
	expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })
	test('a package leads to the comparison, which offers others as links', async ({ page }) => {
		await page.goto('/yasmin-shop')
		await page.getByRole('link', { name: `Bandingkan ${DASAR}`, exact: true }).click()
		await expect(page).toHaveURL('/bandingkan?paket=medical-check-up-dasar')
		await expect(page.getByRole('heading', { name: 'Pilih paket kedua' })).toBeVisible()
		await page.getByText('paket jenis lain').click()
		await page.getByRole('link', { name: 'Vaksinasi HPV' }).click()
		await expect(table(page).getByRole('columnheader')).toHaveText([new RegExp(DASAR), /Vaksinasi HPV/])
	})
})

test('packages that do not exist, and a fourth one, are left out and said', async ({ page }) => {
	await page.goto(`${TWO}&paket=tidak-ada,vaksinasi-hpv`)
	await expect(table(page).getByRole('columnheader')).toHaveCount(2)
	await expect(page.getByText('1 paket tidak ditampilkan karena tidak tersedia lagi.')).toBeVisible()
	await expect(page.getByText('Paling banyak 3 paket dapat dibandingkan')).toBeVisible()
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('it prints as a table, without what is for the screen', async ({ page }) => {
	await page.goto(TWO)
	await hydrated(page)
	const { totalPages, text } = await printPage(page)
	expect(totalPages).toBeLessThanOrEqual(2)
	for (const shown of [DASAR, LENGKAP, 'Rp. 485.000', 'Rp. 1.650.000', 'Profil lemak lengkap', 'Persiapan'])
		expect(text).toContain(shown)
	for (const hidden of ['Pesan', 'Hapus', 'WhatsApp', 'Tambahkan paket ketiga']) expect(text).not.toContain(hidden)
})
