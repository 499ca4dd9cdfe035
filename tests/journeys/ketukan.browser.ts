import type { Page } from '@playwright/test'
import { hariDari, tambahHari, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { expect } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { PHONE, UNAUTHORIZED } from './data-saya-page.ts'
import { NOT_FOUND_LINE } from './every-page.ts'
import { orders, reserve, test } from './reservasi-page.ts'

test.use({ viewport: PHONE, hasTouch: true })

declare const tapped: (what: string) => void

/** What the finger has touched so far, on every page. Nothing is dialled. */
async function watchTaps(page: Page): Promise<string[]> {
	const taps: string[] = []
	await page.exposeFunction('tapped', (what: string) => taps.push(what))
	await page.addInitScript(() => {
		const controlOf = ({ target }: Event) => (target as Element).closest('a, button, summary')
		addEventListener('pointerdown', (event) => tapped(controlOf(event)?.textContent ?? ''), true)
		addEventListener('click', (event) => {
			if (controlOf(event)?.getAttribute('href')?.startsWith('tel:')) event.preventDefault()
		})
	})
	return taps
}

test('the IGD is called with one tap, from the end of any page', async ({ page, console }) => {
	console.allow(NOT_FOUND_LINE)
	console.allow(UNAUTHORIZED)
	const taps = await watchTaps(page)
	const pages = [
		'/',
		'/dokter/dr-anindya-prameswari',
		'/info-kesehatan/jalan-kaki-30-menit',
		'/yasmin-shop',
		'/reservasi',
		'/cek-reservasi',
		'/luring',
		'/tidak/ada',
	]
	for (const path of pages)
		await test.step(path, async () => {
			await page.goto(path)
			await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
			taps.length = 0
			await page.locator('a[href="tel:+623335550118"]:visible').first().tap()
			await expect.poll(() => taps).toEqual([expect.stringContaining('(0333) 555-0118')])
		})
})

test('from the home page to a doctor of tomorrow and the registration in four taps', async ({ page }) => {
	const today = tanggalWib(Date.now())
	// Few doctors practise on a Sunday.
	const hariIni = hariDari(tambahHari(today, 1)) === 'Minggu' ? tambahHari(today, 1) : today
	await page.clock.setFixedTime(`${hariIni}T07:00:00+07:00`)
	const taps = await watchTaps(page)
	await page.goto('/')
	await hydrated(page)
	const besok = page.getByRole('navigation', { name: 'Hari praktik' }).getByRole('link', { name: 'Besok' })
	// The page is painted with the server's clock.
	await expect(besok).toHaveAttribute('href', `/dokter?hari=${hariDari(tambahHari(hariIni, 1)).toLowerCase()}`)
	await besok.tap()
	await expect(page.getByRole('heading', { name: 'Praktik besok' })).toBeVisible()
	await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').tap()
	const schedule = page.getByRole('dialog', { name: /^Jadwal dr/ })
	await schedule.getByRole('link', { name: 'WIB' }).first().tap()
	await schedule.getByRole('button', { name: 'Sudah' }).tap()
	await expect(schedule.getByRole('button', { name: 'Daftar lewat WhatsApp' })).toBeVisible()
	expect(taps).toHaveLength(4)
})

test('a reservation of this device is found again from any page in three taps', async ({ page }) => {
	const { kode } = await reserve(page.request, orders)
	const taps = await watchTaps(page)
	await page.goto('/faq')
	await page.locator('summary').filter({ hasText: 'Menu' }).first().tap()
	await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Cek Reservasi' }).tap()
	await page.getByRole('link', { name: kode }).tap()
	await expect(page.getByRole('heading', { name: 'Kode reservasi' })).toBeVisible()
	expect(taps).toHaveLength(3)
})
