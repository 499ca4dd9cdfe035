import type { Page } from '@playwright/test'
import { hariDari, tambahHari, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { expect, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'

/**
 * The server has the real clock, and leaves out who has gone home. So the browser's today and tomorrow are a Monday and
 * a Tuesday, or a Wednesday and a Thursday, whichever is not the server's today.
 */
const today = tanggalWib(Date.now())
const TODAY = ['Senin', 'Selasa'].includes(hariDari(today)) ? 'Rabu' : 'Senin'
const TOMORROW = TODAY === 'Rabu' ? 'Kamis' : 'Selasa'
const tanggal = Array.from({ length: 7 }, (_, ahead) => tambahHari(today, ahead)).find(
	(each) => hariDari(each) === TODAY,
)
const at = (jam: string) => `${tanggal}T${jam}:00+07:00`

test.use({ viewport: { width: 360, height: 740 } })

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const day = (page: Page, name: string) =>
	page.getByRole('navigation', { name: 'Hari praktik' }).getByRole('link', { name })
const time = (page: Page, name: string) =>
	page.getByRole('navigation', { name: 'Waktu praktik' }).getByRole('link', { name })

/** Chooses a day when the page has the browser's clock: it is painted with the server's. */
async function chooseDay(page: Page, name: string, hari: string) {
	await expect(day(page, name)).toHaveAttribute('href', `/dokter?hari=${hari.toLowerCase()}`)
	await day(page, name).click()
}

async function openInTheMorning(page: Page, address: string) {
	await page.clock.setFixedTime(at('07:00'))
	await page.goto(address)
	await hydrated(page)
}

test('from the home page to a doctor of tomorrow and the registration in four taps', async ({ page }) => {
	await openInTheMorning(page, '/')
	await chooseDay(page, 'Besok', TOMORROW)
	await expect(page).toHaveURL(`/dokter?hari=${TOMORROW.toLowerCase()}`)
	await expect(page.getByRole('heading', { name: 'Praktik besok' })).toBeVisible()
	await expect(page.getByText(new RegExp(`^${TOMORROW}, \\d\\d \\w+ \\d{4}$`))).toBeVisible()
	for (const card of await cards(page).all())
		await expect(card).toContainText(/Praktik besok \d\d\.\d\d–\d\d\.\d\d WIB/)

	const hours = await cards(page).evaluateAll((all) =>
		all.map((card) => card.textContent?.match(/besok (\d\d\.\d\d)/)?.[1]),
	)
	expect(hours.length).toBeGreaterThan(5)
	expect(hours).toEqual(hours.toSorted())

	await cards(page).first().getByRole('heading').getByRole('link').click()
	const schedule = page.getByRole('dialog', { name: /^Jadwal dr/ })
	await schedule.getByRole('link', { name: 'WIB' }).first().click()
	await expect(schedule.getByRole('button', { name: 'Sudah' })).toBeVisible()
})

test('day and time are in the address, and a page that stays open follows the clock', async ({ page }) => {
	await openInTheMorning(page, '/poli-klinik')
	await chooseDay(page, 'Hari ini', TODAY)
	await expect(page).toHaveURL(`/dokter?hari=${TODAY.toLowerCase()}`)
	await expect(page.getByRole('heading', { name: 'Praktik hari ini' })).toBeVisible()
	const all = await cards(page).count()
	await time(page, 'Malam').click()
	await expect(page).toHaveURL(`/dokter?hari=${TODAY.toLowerCase()}&waktu=malam`)
	await expect(page.getByRole('heading', { name: 'Praktik hari ini, malam' })).toBeVisible()
	await expect(time(page, 'Malam')).toHaveAttribute('aria-current', 'true')
	await expect(day(page, 'Hari ini')).toHaveAttribute('aria-current', 'true')
	expect(await cards(page).count()).toBeLessThan(all)

	await page.clock.setFixedTime(at('23:00'))
	await page.reload()
	await hydrated(page)
	await expect(page.getByText('Tidak ada praktik lagi hari ini')).toBeVisible()
	const besok = page.getByRole('link', { name: 'Lihat praktik besok' })
	await expect(besok).toHaveAttribute('href', `/dokter?hari=${TOMORROW.toLowerCase()}`)
	await besok.click()
	await expect(cards(page).first()).toContainText('Praktik besok')
})

test('after the last practice of today a clinic promises nobody for today', async ({ page }) => {
	await page.clock.install({ time: '2026-11-16T09:00:00+07:00' })
	await page.goto('/daftar-dokter/poli-jantung')
	await hydrated(page)
	await expect(page.getByText('Yang praktik hari ini, Senin')).toBeVisible()
	await page.clock.fastForward('14:00:00')
	await expect(page.getByText('Tidak ada praktik lagi hari ini, Senin, 16 November 2026')).toBeVisible()
	await expect(page.getByText('Yang praktik hari ini')).toHaveCount(0)
	await expect(cards(page).first()).toContainText(/Praktik (besok|Rabu) \d\d\.\d\d–\d\d\.\d\d WIB/)
})

test('a doctor’s page has profile, schedule and articles, and opens the registration', async ({ page, request }) => {
	await openInTheMorning(page, '/daftar-dokter/poli-anak')
	await cards(page).filter({ hasText: 'Anindya' }).getByRole('link', { name: 'Lihat profil' }).click()
	await expect(page).toHaveURL('/dokter/dr-anindya-prameswari')
	await expect(page).toHaveTitle(/^dr\. Anindya Prameswari, Sp\.A/)
	const main = page.getByRole('main')
	for (const name of ['Jadwal praktik', 'Pendidikan', 'Bahasa', 'Tindakan dan pemeriksaan', 'Asuransi yang diterima'])
		await expect(main.getByRole('heading', { name })).toBeVisible()
	await expect(main.locator('a[href^="/info-kesehatan/"]').first()).toBeVisible()
	await main.getByRole('link', { name: 'Daftar ke dokter ini' }).click()
	await expect(page.getByRole('dialog', { name: 'Jadwal dr. Anindya Prameswari, Sp.A' })).toBeVisible()
	await page.goBack()
	await expect(page).toHaveURL('/dokter/dr-anindya-prameswari')
	await expect(page.getByRole('dialog')).toHaveCount(0)

	const html = await (await request.get('/dokter/dr-anindya-prameswari')).text()
	expect(html).toContain('"@type":"Physician"')
	expect(html).toMatch(/<link rel="canonical" href="[^"]*\/dokter\/dr-anindya-prameswari"/)
	expect(await (await request.get('/sitemap-dokter.xml')).text()).toContain('/dokter/dr-anindya-prameswari</loc>')
})

test('a schedule without registration shows its hours and the phone', async ({ page }) => {
	await openInTheMorning(page, '/dokter/dr-arif-budi-kuncoro')
	await expect(page.getByRole('link', { name: 'Daftar ke dokter ini' })).toHaveCount(0)
	await expect(page.getByRole('main').getByText('Pendaftaran untuk jadwal ini tidak lewat situs')).toBeVisible()
	// What staff left empty is left out.
	await expect(page.getByRole('heading', { name: 'Tindakan dan pemeriksaan' })).toHaveCount(0)

	await page.goto('/daftar-dokter/poli-jiwa')
	// The server's order is that of another day, and a card that moves takes no click.
	await expect(page.getByText(`Yang praktik hari ini, ${TODAY},`)).toBeVisible()
	await cards(page).filter({ hasText: 'Arif' }).getByRole('heading').getByRole('link').click()
	const schedule = page.getByRole('dialog', { name: /Arif/ })
	await expect(schedule).toContainText('WIB')
	await expect(schedule.getByRole('link', { name: 'WIB' })).toHaveCount(0)
	const phone = schedule.getByRole('link', { name: '0812-3456-7001' })
	await expect(phone).toHaveAttribute('href', 'https://wa.me/6281234567001')
})

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test('the days lead to doctors, and a doctor to the schedule', async ({ page }) => {
		await page.goto('/')
		await expect(day(page, 'Besok')).toHaveAttribute('href', /^\/dokter\?hari=\w+$/)
		await day(page, 'Semua').click()
		await time(page, 'Pagi').click()
		await expect(page).toHaveURL('/dokter?waktu=pagi')
		await cards(page).first().getByRole('heading').getByRole('link').click()
		await expect(page.getByRole('dialog', { name: /^Jadwal dr/ })).toContainText('WIB')
	})
})
