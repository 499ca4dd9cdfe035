import type { Locator, Page } from '@playwright/test'
import { expect, repeatIf, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { violationsOf } from '../support/violations.ts'

const SEARCH_DEBOUNCE_MS = 1200
const FOCUS_DELAY_MS = 700
const MINIMUM_DELAY_MS = 200

const NOW = '2026-11-16T09:00:00+07:00'

const GROUPS = ['artikel', 'dokter', 'fasilitas', 'layanan', 'mitra', 'poli-klinik'].map(
	(name) => `/api/v1/public/${name}`,
)

const box = (page: Page) => page.getByRole('textbox', { name: 'Cari di situs ini' })
const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const loading = (page: Page) => page.getByText('Menyiapkan Hasil Pencarian')
const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
const idle = (page: Page) => page.getByRole('heading', { name: 'Sering dicari' })

function watchSearches(page: Page) {
	const asked: { path: string; term: string | null }[] = []
	page.on('request', (request) => {
		const { pathname, searchParams } = new URL(request.url())
		const term = searchParams.get('searchByNama') ?? searchParams.get('searchByJudul')
		if (GROUPS.includes(pathname)) asked.push({ path: pathname, term })
	})
	return asked
}

const allGroups = (term: string) => GROUPS.map((path) => ({ path, term }))
const byPath = (asked: { path: string }[]) => asked.toSorted((a, b) => a.path.localeCompare(b.path))

async function openWithClock(page: Page, address: string) {
	await page.clock.install({ time: NOW })
	await page.goto(address)
	await hydrated(page)
	await page.clock.pauseAt(Date.parse(NOW) + 60_000)
}

const answered = (page: Page) =>
	Promise.all(GROUPS.map((path) => page.waitForResponse((response) => new URL(response.url()).pathname === path)))

async function search(page: Page, term: string) {
	const answers = answered(page)
	await box(page).fill(term)
	await page.clock.runFor(SEARCH_DEBOUNCE_MS)
	await answers
	await page.clock.runFor(MINIMUM_DELAY_MS)
	await expect(loading(page)).toBeHidden()
}

/** The page comes to life while the clock stands, so that the delay begins at a known moment. */
async function arriveWithStandingClock(page: Page) {
	await page.clock.install({ time: NOW })
	await page.goto('/faq')
	await hydrated(page)
	await page.clock.pauseAt(Date.parse(NOW) + 60_000)
	await page.getByRole('link', { name: 'Pencarian' }).first().click()
	await expect(box(page)).toBeVisible()
}

for (const [device, viewport] of Object.entries({
	phone: { width: 360, height: 740 },
	desktop: { width: 1280, height: 800 },
})) {
	test.describe(`on the ${device}`, repeatIf(device === 'desktop'), () => {
		test.use({ viewport })

		test('typing fast asks each of the six groups once, 1200 ms after the last key', async ({ page }) => {
			await openWithClock(page, '/pencarian')
			await expect(idle(page)).toBeVisible()
			const asked = watchSearches(page)
			const entries = await page.evaluate(() => history.length)
			await box(page).focus()
			for (const letter of 'jantung') {
				await page.keyboard.type(letter)
				await page.clock.runFor(300)
			}
			await page.clock.runFor(SEARCH_DEBOUNCE_MS - 300 - 1)
			expect(asked).toEqual([])

			const answers = answered(page)
			await page.clock.runFor(1)
			await answers
			await page.clock.runFor(MINIMUM_DELAY_MS - 1)
			await expect(loading(page)).toBeVisible()
			await expect(page.getByText('Tunggu sebentar, kami sedang menyiapkan informasi yang anda butuhkan')).toBeVisible()
			await page.clock.runFor(1)
			await expect(loading(page)).toBeHidden()
			await expect(page).toHaveURL('/pencarian?cari=jantung')
			await expect(box(page)).toBeFocused()
			expect(await page.evaluate(() => history.length)).toBe(entries)
			expect(byPath(asked)).toEqual(allGroups('jantung'))

			const links = (name: string) => group(page, name).getByRole('heading', { level: 3 }).getByRole('link')
			await expect(links('Poli klinik')).toHaveAttribute('href', '/daftar-dokter/poli-jantung')
			await expect(links('Layanan')).toHaveAttribute('href', '/layanan/kateterisasi-jantung')
			await expect(links('Artikel')).toHaveAttribute('href', /^\/info-kesehatan\//)
			await expect(group(page, 'Dokter').getByRole('link', { name: 'Poli Jantung' }).first()).toHaveAttribute(
				'href',
				'/daftar-dokter/poli-jantung',
			)
			await expect(group(page, 'Mitra')).toBeHidden()
		})

		test('a doctor found opens the schedule over the results, and nothing is searched again', async ({ page }) => {
			await openWithClock(page, '/pencarian?cari=anindya')
			const asked = watchSearches(page)
			const detail = page.waitForResponse('**/api/v1/public/dokter/detail/*')
			await group(page, 'Dokter').getByRole('link', { name: 'dr. Anindya Prameswari, Sp.A' }).click()
			await detail
			await page.clock.runFor(MINIMUM_DELAY_MS)
			await expect(page.getByRole('dialog', { name: 'Jadwal dr. Anindya Prameswari, Sp.A' })).toBeVisible()
			await expect(page).toHaveURL(/\/pencarian\?cari=anindya&dokter=\w+$/)
			await page.keyboard.press('Escape')
			await expect(page).toHaveURL('/pencarian?cari=anindya')
			await expect(group(page, 'Dokter')).toBeVisible()
			expect(asked).toEqual([])
		})
	})
}

test('facilities and partners lead to their pages, every group says how many', async ({ page }) => {
	await openWithClock(page, '/pencarian')
	await search(page, 'ruang')
	await expect(group(page, 'Fasilitas').getByRole('link').first()).toHaveAttribute('href', /^\/fasilitas\//)
	await search(page, 'bpjs')
	await expect(group(page, 'Mitra').getByRole('link')).toHaveCount(2)
	await expect(group(page, 'Mitra').getByRole('heading', { level: 2 })).toHaveText('Mitra2')
	await expect(group(page, 'Mitra').getByRole('link').first()).toHaveAttribute('href', '/mitra/bpjs-kesehatan')
	await expect(group(page, 'Pertanyaan umum').getByRole('heading', { level: 2 })).toHaveText('Pertanyaan umum1')
	await expect(page.getByRole('status').filter({ hasText: '3 hasil untuk bpjs' })).toBeAttached()
})

test('a search for the emergency room is answered with its number and the way', async ({ page }) => {
	await openWithClock(page, '/pencarian')
	await search(page, 'ugd')
	const answer = page.getByRole('region', { name: 'Jawaban cepat' })
	await expect(answer.getByRole('link', { name: /Panggil IGD/ })).toHaveAttribute('href', 'tel:+623335550118')
	await expect(answer.getByRole('link', { name: 'Telepon 119' })).toHaveAttribute('href', 'tel:119')
	await expect(answer.getByRole('link', { name: 'Rute ke IGD' })).toHaveAttribute('href', /^https:/)
	const groups = page.getByRole('navigation', { name: 'Kelompok hasil' })
	expect(await topOf(answer)).toBeLessThan(await topOf(groups))
	await search(page, 'alamat rumah sakit')
	await expect(answer.getByRole('link', { name: 'Rute Menuju Rumah Sakit' })).toHaveAttribute('href', /^https:/)
	await expect(answer).toContainText('Banyuwangi')
})

test('a search for a page of the site leads to it, if the hospital has one', async ({ page }) => {
	await openWithClock(page, '/pencarian?cari=jadwal+dokter')
	const answer = page.getByRole('region', { name: 'Jawaban cepat' })
	await expect(answer.getByRole('link', { name: 'Jadwal Dokter' })).toHaveAttribute('href', '/poli-klinik')
	await search(page, 'belanja')
	await expect(answer.getByRole('link', { name: 'Yasmin Shop' })).toHaveAttribute('href', '/yasmin-shop')
	await search(page, 'diskon')
	await expect(page.getByText('Hasil Pencarian Tidak Ditemukan')).toBeVisible()
	await expect(answer).toBeHidden()
})

test('a question of the FAQ is answered at once, others open on a tap', async ({ page }) => {
	await openWithClock(page, '/pencarian?cari=jam+besuk')
	const answer = page.getByRole('region', { name: 'Jawaban cepat' })
	await expect(answer).toContainText('Pukul berapa jam besuk pasien rawat inap?')
	await expect(answer).toContainText('11.00–13.00 WIB')
	await expect(answer.getByRole('link', { name: 'Pertanyaan lainnya' })).toHaveAttribute('href', '/faq')
	await search(page, 'ambulans')
	const question = group(page, 'Pertanyaan umum').getByRole('group').first()
	await question.getByRole('heading').click()
	await expect(question).toHaveAttribute('open', '')
	await expect(group(page, 'Pertanyaan umum').getByRole('link', { name: 'Semua pertanyaan' })).toHaveAttribute(
		'href',
		'/faq',
	)
})

test('the group with the best result comes first: a package for its name', async ({ page }) => {
	await openWithClock(page, '/pencarian')
	await search(page, 'vaksin hpv')
	await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Paket layanan1')
	const paket = group(page, 'Paket layanan')
	await expect(paket.getByRole('link', { name: 'Vaksinasi HPV' })).toHaveAttribute(
		'href',
		'/paket-layanan/vaksinasi-hpv',
	)
	await expect(paket).toContainText('Rp. 1.150.000')
})

test('a sign of danger shows the emergency room above the results', async ({ page }) => {
	const alert = page.getByRole('main').getByRole('alert')
	await openWithClock(page, '/pencarian')
	await expect(alert).toBeAttached()
	await expect(alert).toBeEmpty()
	await search(page, 'dada terasa nyeri')
	await expect(alert.getByRole('heading', { name: 'Segera ke IGD' })).toBeVisible()
	await expect(alert.getByRole('link', { name: /Panggil IGD/ })).toHaveAttribute('href', 'tel:+623335550118')
	await expect(alert.getByRole('link', { name: 'Telepon 119' })).toHaveAttribute('href', 'tel:119')

	await search(page, 'ingin bunuh diri')
	await expect(page.getByRole('main').getByRole('heading', { name: 'Anda tidak sendirian' })).toBeVisible()
	await expect(page.getByRole('main')).not.toContainText('Segera ke IGD')
	await search(page, 'gigi')
	await expect(page.getByRole('main').getByRole('heading', { name: 'Anda tidak sendirian' })).toHaveCount(0)
})

for (const cari of ['ugd', 'jam besuk', 'nyeri dada', 'ingin bunuh diri', 'xyzzy'])
	test(`the answer to '${cari}' is accessible and fits a phone`, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 })
		await page.goto(`/pencarian?cari=${encodeURIComponent(cari)}`)
		await hydrated(page)
		expect(await violationsOf(page, 'main')).toEqual([])
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
	})

test('without the dictionary a search is loaded as a document', async ({ page, console }) => {
	console.allow('Failed to load resource: net::ERR_FAILED')
	await page.route('**/assets/find-bahaya-groups-*.js', (route) => route.abort())
	await page.goto('/pencarian')
	await hydrated(page)
	const loaded = page.waitForEvent('load')
	await box(page).fill('nyeri dada')
	await box(page).press('Enter')
	await loaded
	await expect(page).toHaveURL('/pencarian?cari=nyeri+dada')
	await expect(page.getByRole('heading', { name: 'Segera ke IGD' })).toBeVisible()
})

test('the rest of a long group opens on a tap', async ({ page }) => {
	await openWithClock(page, '/pencarian?cari=poli')
	const links = group(page, 'Poli klinik').getByRole('link')
	await expect(links).toHaveCount(6)
	await group(page, 'Poli klinik').getByText('Tampilkan 8 poli klinik lainnya').click()
	await expect(links).toHaveCount(14)
})

test('a typing mistake and another order of words still find', async ({ page }) => {
	await openWithClock(page, '/pencarian')
	await search(page, 'jntung')
	await expect(group(page, 'Poli klinik').getByRole('link')).toHaveText(['Poli Jantung'])
	await search(page, 'gigi poli')
	await expect(group(page, 'Poli klinik').getByRole('link')).toHaveText(['Poli Gigi'])
	await search(page, 'dokter saraf')
	await expect(group(page, 'Poli klinik').getByRole('link').first()).toHaveText('Poli Saraf')
})

test('a slow early response never overwrites a later one', async ({ page }) => {
	const late = Promise.withResolvers<void>()
	const slow = `**/api/v1/public/poli-klinik?searchByNama=anak*`
	await page.route(slow, async (route) => {
		await late.promise
		await route.continue().catch(() => {})
	})
	await openWithClock(page, '/pencarian')
	const early = page.waitForEvent('requestfailed', (request) => request.url().includes('searchByNama=anak'))
	const request = page.waitForRequest(slow)
	await box(page).fill('anak')
	await page.clock.runFor(SEARCH_DEBOUNCE_MS)
	await request
	await search(page, 'mata')
	expect((await early).failure()?.errorText).toBe('net::ERR_ABORTED')
	await expect(group(page, 'Poli klinik').getByRole('link')).toHaveText(['Poli Mata'])
	late.resolve()
	await page.unrouteAll({ behavior: 'wait' })
	await page.clock.runFor(5000)
	await expect(group(page, 'Poli klinik').getByRole('link')).toHaveText(['Poli Mata'])
	await expect(page).toHaveURL('/pencarian?cari=mata')
	await expect(box(page)).toHaveValue('mata')
})

test('emptying the box clears at once and asks for nothing', async ({ page }) => {
	await openWithClock(page, '/pencarian?cari=gigi')
	await expect(group(page, 'Poli klinik')).toBeVisible()
	const asked = watchSearches(page)
	await box(page).fill('')
	await expect(idle(page)).toBeVisible()
	await expect(group(page, 'Poli klinik')).toBeHidden()
	await expect(page).toHaveURL('/pencarian')
	await page.clock.runFor(5000)
	expect(asked).toEqual([])
})

test('emptying the box before typing rests sends nothing', async ({ page }) => {
	await openWithClock(page, '/pencarian')
	const asked = watchSearches(page)
	await box(page).fill('gigi')
	await page.clock.runFor(SEARCH_DEBOUNCE_MS - 1)
	await box(page).fill('')
	await page.clock.runFor(5000)
	expect(asked).toEqual([])
	await expect(idle(page)).toBeVisible()
})

test('what is nowhere, and what cannot be read, is not found', async ({ page, console }) => {
	console.allow('Failed to load resource: the server responded with a status of 500 (Internal Server Error)')
	await openWithClock(page, '/pencarian')
	await search(page, 'xyzzy')
	await expect(page.getByText('Hasil Pencarian Tidak Ditemukan')).toBeVisible()
	await expect(page.getByText('Maaf, informasi yang anda butuhkan belum tersedia')).toBeVisible()
	const main = page.getByRole('main')
	await expect(main).toContainText('Keadaan darurat? Hubungi')
	await expect(main.getByRole('link', { name: '(0333) 555-0118' })).toHaveAttribute('href', 'tel:+623335550118')
	await page.route(`**/api/v1/public/pencarian?*`, (route) => route.fulfill({ status: 500, json: {} }))
	for (const path of GROUPS.filter((each) => !each.endsWith('layanan')))
		await page.route(`**${path}?*`, (route) => route.fulfill({ status: 500, json: {} }))
	await search(page, 'jantung')
	await expect(group(page, 'Layanan').getByRole('link')).toHaveText(['Kateterisasi Jantung'])
	await expect(group(page, 'Poli klinik')).toBeHidden()
	await page.route(`**/api/v1/public/layanan?*`, (route) => route.fulfill({ status: 500, json: {} }))
	await search(page, 'gigi')
	await expect(page.getByText('Hasil Pencarian Tidak Ditemukan')).toBeVisible()
	await expect(box(page)).toHaveValue('gigi')
})

test('without a connection the results stay, and Enter repeats the search later', async ({
	page,
	context,
	console,
}) => {
	console.allow('Failed to load resource: net::ERR_INTERNET_DISCONNECTED')
	console.allow('Terjadi kesalahan saat memuat Meta Pixel')
	await openWithClock(page, '/pencarian?cari=jantung')
	const results = group(page, 'Layanan').getByRole('link')
	await expect(results).toHaveText(['Kateterisasi Jantung'])
	await context.setOffline(true)
	await box(page).fill('gigi')
	await page.clock.runFor(SEARCH_DEBOUNCE_MS)
	await expect(page.locator('.progress-bar')).toHaveAttribute('data-state', 'failed')
	await page.clock.runFor(MINIMUM_DELAY_MS)
	await expect(loading(page)).toBeHidden()
	await expect(results).toHaveText(['Kateterisasi Jantung'])
	await expect(page).toHaveURL('/pencarian?cari=jantung')
	await expect(box(page)).toHaveValue('gigi')

	await context.setOffline(false)
	const answers = answered(page)
	await box(page).press('Enter')
	await answers
	await page.clock.runFor(MINIMUM_DELAY_MS)
	await expect(page).toHaveURL('/pencarian?cari=gigi')
	await expect(group(page, 'Poli klinik').getByRole('link').first()).toHaveText(/Gigi/)
})

test('given a clinic with a long name, its label on a doctor is cut at 35 characters', async ({ page, database }) => {
	const { nama } = await database.db
		.selectFrom('poliKlinik')
		.select('nama')
		.where('uri', '=', 'poli-anak')
		.executeTakeFirstOrThrow()
	const rename = (text: string) =>
		database.db.updateTable('poliKlinik').set({ nama: text }).where('uri', '=', 'poli-anak').execute()
	await rename('Poli Anak, Tumbuh Kembang, dan Imunisasi')
	try {
		await page.goto('/pencarian?cari=anindya')
		await expect(group(page, 'Dokter').locator('a[href="/daftar-dokter/poli-anak"]')).toHaveText(
			'Poli Anak, Tumbuh Kembang, dan Imun...',
		)
	} finally {
		await rename(nama)
	}
})

test('the box takes the focus after 700 ms', async ({ page }) => {
	await arriveWithStandingClock(page)
	await page.clock.runFor(FOCUS_DELAY_MS - 1)
	await expect(box(page)).not.toBeFocused()
	await page.clock.runFor(1)
	await expect(box(page)).toBeFocused()
})

test('the box leaves the focus with a visitor who has begun elsewhere', async ({ page }) => {
	await arriveWithStandingClock(page)
	await page.clock.runFor(FOCUS_DELAY_MS - 1)
	await page.keyboard.press('Tab')
	const begun = await page.evaluateHandle(() => document.activeElement)
	await page.clock.runFor(5000)
	await expect(box(page)).not.toBeFocused()
	expect(await begun.evaluate((element) => element === document.activeElement)).toBe(true)
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('the search box is a form, and the address alone shows the results', async ({ page }) => {
		await page.goto('/pencarian')
		await expect(idle(page)).toBeVisible()
		await box(page).fill('saraf')
		await box(page).press('Enter')
		await expect(page).toHaveURL('/pencarian?cari=saraf')
		await expect(box(page)).toHaveValue('saraf')
		await expect(group(page, 'Poli klinik').getByRole('link')).toHaveText(['Poli Saraf'])
	})

	test('a sign of danger is in the document', async ({ page }) => {
		await page.goto('/pencarian?cari=nyeri+dada')
		await expect(page.getByRole('heading', { name: 'Segera ke IGD' })).toBeVisible()
	})
})
