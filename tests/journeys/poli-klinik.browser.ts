import type { Page } from '@playwright/test'
import type { Dokter, PoliKlinik } from '../../contract/dokter/dokter.ts'
import { expect, repeatIf, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'

const POLI_KLINIK = '/api/v1/public/poli-klinik'
const DOKTER = '/api/v1/public/dokter'

const SEARCH_DEBOUNCE_MS = 1200
const MINIMUM_DELAY_MS = 200

/** A Monday morning. */
const NOW = '2026-11-16T09:00:00+07:00'

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

const box = (page: Page) => page.getByRole('textbox', { name: 'Cari keluhan, poli, atau dokter' })
const clinics = (page: Page) => page.getByRole('main').locator('a[href^="/daftar-dokter/"]')
const doctors = (page: Page) => page.getByRole('region', { name: 'Dokter yang sesuai' }).getByRole('article')
const loading = (page: Page) => page.getByText('Menyiapkan Poli Klinik')

/** The addresses of the two groups as they are asked for. */
function watchSearches(page: Page): string[] {
	const asked: string[] = []
	page.on('request', (request) => {
		const { pathname, search } = new URL(request.url())
		if (pathname === POLI_KLINIK || pathname === DOKTER) asked.push(`${pathname}${search}`)
	})
	return asked
}

async function openWithClock(page: Page, address: string) {
	await page.clock.install({ time: NOW })
	await page.goto(address)
	await hydrated(page)
	await page.clock.pauseAt(Date.parse(NOW) + 60_000)
}

const answered = (page: Page) =>
	Promise.all(
		[POLI_KLINIK, DOKTER].map((path) => page.waitForResponse((response) => new URL(response.url()).pathname === path)),
	)

for (const [device, viewport] of Object.entries(sizes)) {
	test.describe(`on the ${device}`, repeatIf(device === 'desktop'), () => {
		test.use({ viewport })

		test('fast typing searches each group once, 1200 ms after the last key', async ({ page }) => {
			await openWithClock(page, '/poli-klinik')
			await expect(clinics(page)).toHaveCount(14)
			const asked = watchSearches(page)
			const entries = await page.evaluate(() => history.length)

			await box(page).focus()
			for (const letter of 'anak') {
				await page.keyboard.type(letter)
				await page.clock.runFor(400)
			}
			await page.clock.runFor(SEARCH_DEBOUNCE_MS - 400 - 1)
			expect(asked).toEqual([])
			expect(new URL(page.url()).search).toBe('')

			const answers = answered(page)
			await page.clock.runFor(1)
			await answers
			expect(asked.toSorted()).toEqual([
				`${DOKTER}?sortNama=asc&searchByNama=anak&searchByPoliKlinik=anak`,
				`${POLI_KLINIK}?searchByNama=anak`,
			])

			await page.clock.runFor(MINIMUM_DELAY_MS - 1)
			await expect(loading(page)).toBeVisible()
			await page.clock.runFor(1)
			await expect(loading(page)).toBeHidden()
			await expect(clinics(page)).toHaveText(['Poli Anak'])
			await expect(doctors(page)).toHaveCount(5)
			await expect(page).toHaveURL('/poli-klinik?cari=anak')
			await expect(box(page)).toBeFocused()
			expect(await page.evaluate(() => history.length)).toBe(entries)
			expect(asked).toHaveLength(2)
		})

		test('a found doctor opens the schedule without another search', async ({ page }) => {
			await openWithClock(page, '/poli-klinik?cari=anindya')
			const asked = watchSearches(page)
			await expect(page.getByText('Poli Klinik Tidak Ditemukan')).toBeVisible()
			const detail = page.waitForResponse(`**${DOKTER}/detail/*`)
			await doctors(page).getByRole('link', { name: 'dr. Anindya Prameswari, Sp.A' }).click()
			await detail
			await page.clock.runFor(MINIMUM_DELAY_MS)
			await expect(page.getByRole('dialog', { name: 'Jadwal dr. Anindya Prameswari, Sp.A' })).toBeVisible()
			await expect(page).toHaveURL(/\/poli-klinik\?cari=anindya&dokter=\w+$/)
			await page.keyboard.press('Escape')
			await expect(page).toHaveURL('/poli-klinik?cari=anindya')
			expect(asked).toEqual([])
		})
	})
}

test('a slow early response never overwrites a later one', async ({ page }) => {
	const late = Promise.withResolvers<void>()
	await page.route(`**${POLI_KLINIK}?searchByNama=anak`, async (route) => {
		await late.promise
		await route.continue().catch(() => {})
	})
	await openWithClock(page, '/poli-klinik')
	const early = page.waitForEvent('requestfailed', (request) => request.url().endsWith('searchByNama=anak'))
	const asked = watchSearches(page)

	await box(page).fill('anak')
	await page.clock.runFor(SEARCH_DEBOUNCE_MS)
	await expect.poll(() => asked).toContain(`${POLI_KLINIK}?searchByNama=anak`)
	await box(page).fill('mata')
	const answers = page.waitForResponse(`**${POLI_KLINIK}?searchByNama=mata`)
	await page.clock.runFor(SEARCH_DEBOUNCE_MS)
	await answers
	expect((await early).failure()?.errorText).toBe('net::ERR_ABORTED')
	await page.clock.runFor(MINIMUM_DELAY_MS)
	await expect(clinics(page)).toHaveText(['Poli Mata'])

	late.resolve()
	await page.unrouteAll({ behavior: 'wait' })
	await page.clock.runFor(5000)
	await expect(clinics(page)).toHaveText(['Poli Mata'])
	await expect(page).toHaveURL('/poli-klinik?cari=mata')
})

test('emptying the box clears at once', async ({ page }) => {
	await openWithClock(page, '/poli-klinik?cari=anak')
	await expect(box(page)).toHaveValue('anak')
	await expect(doctors(page)).toHaveCount(5)
	const asked = watchSearches(page)
	await page.getByRole('button', { name: 'Hapus pencarian' }).click()
	await expect.poll(() => asked).toEqual([`${POLI_KLINIK}?page=1&limit=100&sortNama=asc`])
	await page.clock.runFor(MINIMUM_DELAY_MS)
	await expect(clinics(page)).toHaveCount(14)
	await expect(doctors(page)).toHaveCount(0)
	await expect(page).toHaveURL('/poli-klinik')
	await expect(box(page)).toBeFocused()
})

test('Enter searches at once, and once only', async ({ page }) => {
	await openWithClock(page, '/poli-klinik')
	const asked = watchSearches(page)
	await box(page).fill(' Gigi ')
	await box(page).press('Enter')
	await expect.poll(() => asked.length).toBe(2)
	await page.clock.runFor(5000)
	await expect(clinics(page)).toHaveText(['Poli Gigi'])
	expect(asked).toHaveLength(2)
})

test('results are a list unless the address says grid, and switching sends no request', async ({ page }) => {
	await openWithClock(page, '/poli-klinik?cari=poli')
	const asked = watchSearches(page)
	const looks = page.getByRole('navigation', { name: 'Tampilan' })
	await expect(looks.getByRole('link', { name: 'Baris' })).toHaveAttribute('aria-current', 'true')
	const inARow = async () =>
		new Set(await clinics(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))).size < 14
	expect(await inARow()).toBe(false)
	await looks.getByRole('link', { name: 'Kotak' }).click()
	await expect(page).toHaveURL('/poli-klinik?cari=poli&tampilan=kisi')
	expect(await inARow()).toBe(true)
	await looks.getByRole('link', { name: 'Baris' }).click()
	await expect(page).toHaveURL('/poli-klinik?cari=poli')
	expect(asked).toEqual([])
})

test('a failed search looks like an empty one', async ({ page, console }) => {
	console.allow('Failed to load resource: the server responded with a status of 500 (Internal Server Error)')
	await openWithClock(page, '/poli-klinik')
	for (const path of [POLI_KLINIK, DOKTER])
		await page.route(`**${path}?*`, (route) => route.fulfill({ status: 500, json: {} }))
	const answers = answered(page)
	await box(page).fill('anak')
	await page.clock.runFor(SEARCH_DEBOUNCE_MS)
	await answers
	await page.clock.runFor(MINIMUM_DELAY_MS)
	await expect(page.getByText('Poli Klinik Tidak Ditemukan')).toBeVisible()
	await expect(page.getByText('Dokter Tidak Ditemukan')).toBeVisible()
	await expect(box(page)).toHaveValue('anak')
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('the search box is a form, and the address alone shows the results', async ({ page }) => {
		await page.goto('/poli-klinik?tampilan=kisi')
		await expect(clinics(page)).toHaveCount(14)
		await box(page).fill('saraf')
		await box(page).press('Enter')
		await expect(page).toHaveURL('/poli-klinik?cari=saraf&tampilan=kisi')
		await expect(box(page)).toHaveValue('saraf')
		await expect(clinics(page)).toHaveText(['Poli Saraf'])
		await expect(doctors(page).first()).toBeVisible()
	})

	test('a clinic’s page shows its doctors, its week, and a doctor’s schedule by address', async ({ page, request }) => {
		const { data }: { data: Dokter[] } = await (await request.get(`${DOKTER}?searchByNama=Anindya`)).json()
		await page.goto('/daftar-dokter/poli-anak')
		await expect(page.getByRole('heading', { level: 1, name: 'Poli Anak' })).toBeVisible()
		await expect(page.getByRole('row', { name: /Anindya/ })).toContainText('16.00–19.00')
		await page.goto(`/daftar-dokter/poli-anak?dokter=${data[0]?.id}`)
		const schedule = page.getByRole('dialog', { name: 'Jadwal dr. Anindya Prameswari, Sp.A' })
		await expect(schedule.getByRole('link', { name: /Senin–Jumat/ })).toHaveAttribute(
			'href',
			/^https:\/\/wa\.me\/6281234567002\?text=/,
		)
		await schedule.getByRole('link', { name: 'Tutup' }).click()
		await expect(page).toHaveURL('/daftar-dokter/poli-anak')
		await expect(schedule).toHaveCount(0)
	})
})

test('a clinic’s doctors of today come first, with their times of today', async ({ page, request }) => {
	const { data: clinic }: { data: PoliKlinik } = await (await request.get(`${POLI_KLINIK}/detail-uri/poli-anak`)).json()
	const { data }: { data: Dokter[] } = await (await request.get(`${DOKTER}?searchByPoliKlinikUri=poli-anak`)).json()
	const onMonday = (dokter: Dokter) =>
		dokter.jadwal.waktu.filter((slot) => slot.poliKlinikId === clinic.id && slot.hari.includes('Senin'))
	const today = data.filter((dokter) => onMonday(dokter).length > 0)
	expect(today.length).toBeGreaterThan(1)
	expect(today.length).toBeLessThan(data.length)

	await openWithClock(page, '/daftar-dokter/poli-anak')
	await expect(page.getByText('Yang praktik hari ini, Senin, 16 November 2026')).toBeVisible()
	const cards = page.getByRole('region', { name: 'Dokter kami' }).getByRole('article')
	await expect(cards).toHaveCount(data.length)
	const first = cards.filter({ hasText: 'Hari ini' })
	await expect(first).toHaveCount(today.length)
	for (const [index, card] of (await cards.all()).entries()) {
		const name = (await card.getByRole('heading').textContent()) ?? ''
		const dokter = today.find(({ nama }) => nama === name)
		expect(Boolean(dokter), name).toBe(index < today.length)
		for (const { jamMulai, jamSelesai } of dokter ? onMonday(dokter) : [])
			await expect(card).toContainText(`${jamMulai}–${jamSelesai} WIB`.replaceAll(':', '.'))
	}
	await expect(page.getByRole('navigation', { name: 'Letak halaman' })).toHaveText('BerandaPoliPoli Anak')
})

test('the week of a clinic prints on one page, without the rest', async ({ page }) => {
	await openWithClock(page, '/daftar-dokter/poli-anak')
	await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }))
	await page.getByRole('button', { name: 'Cetak jadwal' }).click()
	expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true)
	await page.emulateMedia({ media: 'print' })
	await expect(page.getByRole('table', { name: 'Jadwal dokter Poli Anak RS Yasmin' })).toBeVisible()
	await expect(page.getByRole('columnheader')).toHaveText([
		...['Dokter', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'],
	])
	for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByText('Dokter kami')])
		await expect(hidden).toBeHidden()
	const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
	expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('an unknown clinic gets its own not-found page', async ({ page, console }) => {
	console.allow('Failed to load resource: the server responded with a status of 404 (Not Found)')
	const response = await page.goto('/daftar-dokter/poli-yang-tidak-ada')
	expect(response?.status()).toBe(404)
	await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
})

test('a clinic and its doctors are described for search engines', async ({ request, site }) => {
	const html = await (await request.get('/daftar-dokter/poli-anak')).text()
	const things = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) =>
		JSON.parse(json ?? ''),
	)
	expect(things.map((thing) => thing['@type'])).toEqual([
		'BreadcrumbList',
		'MedicalClinic',
		...Array(5).fill('Physician'),
	])
	expect(things[1]).toMatchObject({ name: 'Poli Anak RS Yasmin', url: `${site.url}/daftar-dokter/poli-anak` })
})
