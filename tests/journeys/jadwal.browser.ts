import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Dokter } from '../../contract/dokter/dokter.ts'
import { expect, openDemoHospital, repeatIf, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { type Site, startSite } from '../support/site-server.ts'
import type { TestDatabase } from '../support/test-database.ts'

const DETAIL = '/api/v1/public/dokter/detail/'
const PAGE = '/daftar-dokter/poli-anak'
const NAME = 'dr. Anindya Prameswari, Sp.A'

/** A Monday morning. */
const NOW = '2026-11-16T09:00:00+07:00'

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

const schedule = (page: Page) => page.getByRole('dialog', { name: `Jadwal ${NAME}` })
const card = (page: Page) => page.getByRole('main').getByRole('article').filter({ hasText: NAME })
const opener = (page: Page) => page.getByRole('main').getByRole('link', { name: NAME })
const slot = (page: Page, days: string) => schedule(page).getByRole('link', { name: days })

let anindya: Dokter

test.beforeEach(async ({ page, request }) => {
	const { data } = await (await request.get('/api/v1/public/dokter?searchByNama=Anindya')).json()
	anindya = data[0]
	await page.clock.setFixedTime(NOW)
})

/** A page of ours with the schedule opened on it by its link. */
async function openByLink(page: Page) {
	await page.goto(PAGE)
	await hydrated(page)
	await opener(page).focus()
	await page.keyboard.press('Enter')
	await schedule(page).waitFor()
}

/** The schedule by its address, come to life. */
async function openByAddress(page: Page, path = PAGE) {
	await page.goto(`${path}?dokter=${anindya.id}`)
	await page.waitForFunction(() => document.querySelector('dialog:modal'))
}

async function openForm(page: Page) {
	await openByAddress(page)
	await slot(page, 'Senin–Jumat').click()
	await schedule(page).getByRole('button', { name: 'Sudah' }).click()
	await expect(schedule(page).getByRole('heading', { name: 'Formulir pendaftaran' })).toBeFocused()
}

for (const [device, viewport] of Object.entries(sizes)) {
	test.describe(`on the ${device}`, repeatIf(device === 'desktop'), () => {
		test.use({ viewport })

		test('its button and a tap outside close it, and the page keeps its scroll position', async ({ page }) => {
			await page.goto(PAGE)
			await hydrated(page)
			await opener(page).scrollIntoViewIfNeeded()
			const before = await page.evaluate(() => scrollY)
			await opener(page).click()
			await schedule(page).getByRole('link', { name: 'Tutup' }).click()
			await expect(schedule(page)).toHaveCount(0)
			await expect(page).toHaveURL(PAGE)

			await opener(page).click()
			await expect(schedule(page)).toBeVisible()
			await page.mouse.wheel(0, 400)
			await page.mouse.click(viewport.width / 2, 10)
			await expect(schedule(page)).toHaveCount(0)
			await expect(page).toHaveURL(PAGE)
			expect(await page.evaluate(() => scrollY)).toBe(before)
		})

		test('from a slot to the message, and back to the schedule', async ({ page, thirdParty, database }) => {
			await openByAddress(page)
			await page.keyboard.press('Tab')
			await slot(page, 'Senin–Jumat').focus()
			await page.keyboard.press('Enter')
			await expect(
				schedule(page).getByRole('heading', { name: 'Sudah terdaftar sebagai member RS Yasmin?' }),
			).toBeFocused()
			await schedule(page).getByRole('button', { name: 'Kembali ke jadwal' }).click()
			await expect(slot(page, 'Senin–Jumat')).toBeFocused()

			await page.keyboard.press('Enter')
			await schedule(page).getByRole('button', { name: 'Sudah' }).click()
			await schedule(page).getByText('BPJS').click()
			await schedule(page).getByLabel('Nama pasien').fill('Siti & Budi #1 🙏🏽')
			await schedule(page).getByLabel('Nomor kartu member').fill('00-12 50%')
			await schedule(page).getByLabel('Tanggal periksa').selectOption('Selasa, 17 November 2026')
			const opened = page.context().waitForEvent('page')
			await schedule(page).getByRole('button', { name: 'Daftar lewat WhatsApp' }).click()
			await opened
			const text = [
				'Halo RS Yasmin, saya ingin mendaftar periksa.',
				'',
				'Dokter: dr. Anindya Prameswari, Sp.A',
				'Poli: Poli Anak',
				'Jadwal: Senin–Jumat, 08.00–11.00 WIB (Pagi)',
				'Tanggal periksa: Selasa, 17 November 2026',
				'Cara bayar: BPJS',
				'Nama pasien: Siti & Budi #1 🙏🏽',
				'Nomor kartu member: 00-12 50%',
				'',
				'Terima kasih.',
				'',
				'Kode: ',
			].join('\n')
			await expect.poll(() => thirdParty.length).toBe(1)
			const [, kode = ''] =
				/Kode: ([2-9A-Z]{4})$/.exec(new URL(thirdParty[0] ?? '').searchParams.get('text') ?? '') ?? []
			expect(thirdParty).toEqual([`https://wa.me/6281234567002?text=${encodeURIComponent(text + kode)}`])
			const drafts = () =>
				database.db.selectFrom('drafWa').select(['dokter', 'tanggal', 'jaminan']).where('kode', '=', kode).execute()
			const draf = { dokter: 'dr. Anindya Prameswari, Sp.A', tanggal: '2026-11-17', jaminan: 'BPJS' }
			await expect.poll(drafts).toEqual([draf])
			await expect(schedule(page).getByLabel('Nama pasien')).toHaveValue('Siti & Budi #1 🙏🏽')
		})
	})
}

test.describe('the same on any device', () => {
	test.use({ viewport: sizes.desktop })

	test('the keyboard goes into the dialog, stays there, and comes back to the doctor', async ({ page }) => {
		await openByLink(page)
		await expect(page).toHaveURL(`${PAGE}?dokter=${anindya.id}`)
		const focusIsInside = () =>
			schedule(page).evaluate(
				(dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
			)
		expect(await schedule(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
		const seen = new Set<string>()
		for (let step = 0; step < 12; step += 1) {
			await page.keyboard.press('Tab')
			expect(await focusIsInside()).toBe(true)
			seen.add(await page.evaluate(() => document.activeElement?.textContent ?? ''))
		}
		expect(seen.size).toBeGreaterThan(4)

		await page.keyboard.press('Escape')
		await expect(schedule(page)).toHaveCount(0)
		await expect(page).toHaveURL(PAGE)
		await expect(opener(page)).toBeFocused()
	})

	test('the browser’s back closes it, forward opens it again', async ({ page }) => {
		await openByLink(page)
		await page.goBack()
		await expect(schedule(page)).toHaveCount(0)
		await expect(page).toHaveURL(PAGE)
		await expect(opener(page)).toBeFocused()
		await page.goForward()
		await expect(schedule(page)).toBeVisible()
	})

	test('an address opens it at once, and closing stays on the page', async ({ page }) => {
		const asked: string[] = []
		page.on('request', (request) => asked.push(new URL(request.url()).pathname))
		await openByAddress(page, '/faq')
		await schedule(page).getByRole('link', { name: 'Tutup' }).click()
		await expect(schedule(page)).toHaveCount(0)
		await expect(page).toHaveURL('/faq')
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		expect(asked.filter((path) => path.startsWith(DETAIL))).toEqual([])
	})
})

test('slots by clinic with days, note and WIB times; only notes that are still valid', async ({ page }) => {
	await openByAddress(page)
	await expect(schedule(page).getByRole('heading')).toHaveText([NAME, 'Poli Anak'])
	await expect(schedule(page).getByRole('link', { name: 'WIB' })).toHaveText([
		'Senin–JumatPagi08.00–11.00 WIB',
		'Selasa, KamisSore16.00–19.00 WIB',
		'SabtuPagi08.00–10.00 WIB',
	])
	const { keterangan } = anindya.jadwal
	expect(keterangan.map((note) => note.expiredStatus).sort()).toEqual([0, 1])
	for (const note of keterangan)
		await expect(schedule(page).getByText(note.keterangan)).toHaveCount(note.expiredStatus === 0 ? 1 : 0)
})

test('it shows a loading state for at least 200 ms and a message for an unknown doctor', async ({ page, console }) => {
	console.allow('Failed to load resource: the server responded with a status of 404 (Not Found)')
	await page.goto(PAGE)
	await hydrated(page)
	await page.clock.pauseAt(Date.parse(NOW) + 60_000)
	const detail = page.waitForResponse(`**${DETAIL}*`)
	await opener(page).click()
	await detail
	await page.clock.runFor(199)
	await expect(page.getByText('Menyiapkan Jadwal Dokter')).toBeVisible()
	await page.clock.runFor(1)
	await expect(schedule(page)).toBeVisible()

	await page.clock.resume()
	await page.goto(`${PAGE}?dokter=tidak-ada`)
	await expect(page.getByRole('dialog').getByText('Jadwal Dokter Tidak Ditemukan')).toBeVisible()
})

test('“Belum” and the link of the form lead to the new patient’s view with a message of its own', async ({ page }) => {
	await openByAddress(page)
	await slot(page, 'Selasa, Kamis').click()
	await schedule(page).getByRole('button', { name: 'Belum' }).click()
	await expect(schedule(page).getByRole('heading', { name: 'Pendaftaran pasien baru' })).toBeFocused()
	const text = [
		'Halo RS Yasmin, saya pasien baru dan ingin mendaftar periksa. Mohon dibantu langkah pendaftarannya.',
		'',
		'Dokter: dr. Anindya Prameswari, Sp.A',
		'Poli: Poli Anak',
		'Jadwal: Selasa, Kamis, 16.00–19.00 WIB (Sore)',
		'',
		'Terima kasih.',
		'',
		'Kode: ',
	].join('\n')
	const message = schedule(page).getByRole('link', { name: 'Daftar lewat WhatsApp' })
	const address = (await message.getAttribute('href')) ?? ''
	expect(address.slice(0, -4)).toBe(`https://wa.me/6281234567002?text=${encodeURIComponent(text)}`)
	expect(address.slice(-4)).toMatch(/^[2-9A-Z]{4}$/)
	await schedule(page).getByRole('button', { name: 'Kembali ke jadwal' }).click()
	await slot(page, 'Sabtu').click()
	await schedule(page).getByRole('button', { name: 'Sudah' }).click()
	await schedule(page).getByRole('button', { name: 'Daftar sebagai pasien baru' }).click()
	await expect(schedule(page).getByRole('heading', { name: 'Pendaftaran pasien baru' })).toBeFocused()
})

test('opened again it starts with the schedule', async ({ page }) => {
	await openByLink(page)
	await slot(page, 'Senin–Jumat').click()
	await schedule(page).getByRole('button', { name: 'Sudah' }).click()
	await schedule(page).getByRole('link', { name: 'Tutup' }).click()
	await expect(schedule(page)).toHaveCount(0)
	await expect(page).toHaveURL(PAGE)
	await expect(opener(page)).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(slot(page, 'Senin–Jumat')).toBeVisible()
})

test.describe('going back', () => {
	test.use({ viewport: sizes.phone })
	const form = (page: Page) => schedule(page).getByRole('heading', { name: 'Formulir pendaftaran' })
	const choice = (page: Page) => schedule(page).getByRole('heading', { name: /^Sudah terdaftar/ })

	test('the browser’s back goes one step back, keeps what was typed, and closes the first step', async ({ page }) => {
		await openByLink(page)
		await slot(page, 'Senin–Jumat').click()
		await schedule(page).getByRole('button', { name: 'Sudah' }).click()
		await schedule(page).getByText('UMUM').click()
		await schedule(page).getByLabel('Nama pasien').fill('Siti')
		await schedule(page).getByLabel('Tanggal periksa').selectOption('Selasa, 17 November 2026')
		await page.goBack()
		await expect(choice(page)).toBeFocused()
		await page.goForward()
		await expect(schedule(page).getByLabel('Nama pasien')).toHaveValue('Siti')
		await page.goBack()
		await page.goBack()
		await expect(slot(page, 'Senin–Jumat')).toBeFocused()

		await slot(page, 'Selasa, Kamis').click()
		await schedule(page).getByRole('button', { name: 'Sudah' }).click()
		await expect(schedule(page).getByLabel('Nama pasien'), 'for another slot too').toHaveValue('Siti')
		await expect(schedule(page).getByRole('radio', { name: 'UMUM' })).toBeChecked()
		await expect(schedule(page).getByLabel('Tanggal periksa')).toHaveValue('2026-11-17')
		await schedule(page).getByRole('button', { name: 'Kembali ke jadwal' }).click()
		await expect(slot(page, 'Selasa, Kamis')).toBeFocused()
		await page.goBack()
		await expect(schedule(page)).toHaveCount(0)
		await expect(page).toHaveURL(PAGE)

		await opener(page).press('Enter')
		await slot(page, 'Selasa, Kamis').click()
		await schedule(page).getByRole('button', { name: 'Sudah' }).click()
		await expect(schedule(page).getByLabel('Nama pasien'), 'after the dialog was closed too').toHaveValue('Siti')
	})

	test('Escape and Android’s button go one step back, without a press in between', async ({ page }) => {
		await openForm(page)
		await schedule(page).getByLabel('Nama pasien').fill('Siti')
		await page.keyboard.press('Escape')
		await expect(choice(page)).toBeFocused()
		await page.keyboard.press('Escape')
		await expect(slot(page, 'Senin–Jumat')).toBeFocused()
		await page.keyboard.press('Escape')
		await expect(schedule(page)).toHaveCount(0)
		await expect(page).toHaveURL(PAGE)
	})

	test('closing a later step of a schedule that an address opened stays on the page', async ({ page }) => {
		await openForm(page)
		await schedule(page).getByRole('link', { name: 'Tutup' }).click()
		await expect(schedule(page)).toHaveCount(0)
		await expect(page).toHaveURL(PAGE)
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	})

	test('after a reload it starts with the schedule, and back closes it', async ({ page }) => {
		await openByLink(page)
		await slot(page, 'Senin–Jumat').click()
		await schedule(page).getByRole('button', { name: 'Sudah' }).click()
		await expect(form(page)).toBeVisible()
		await page.reload()
		await expect(slot(page, 'Senin–Jumat')).toBeVisible()
		await expect(page).toHaveURL(`${PAGE}?dokter=${anindya.id}`)
		await hydrated(page)
		await page.goBack()
		await expect(schedule(page)).toHaveCount(0)
		await expect(page).toHaveURL(PAGE)
	})
})

test('no field is required, and typed text goes into the message alone', async ({ page, thirdParty }) => {
	const sent: string[] = []
	page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
	await openForm(page)
	await schedule(page).getByLabel('Nama pasien').fill('Namarahasia')
	await schedule(page).getByLabel('Nomor kartu member').fill('99887766')
	await schedule(page).getByLabel('Nomor kartu member').press('Enter')
	await expect.poll(() => thirdParty.length).toBe(1)
	expect(thirdParty[0]).toContain('Namarahasia')
	expect(thirdParty[0]).not.toContain('Tanggal')
	const kept = await page.evaluate(() =>
		JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }, document.cookie]),
	)
	expect(`${kept} ${sent.join()}`).not.toMatch(/Namarahasia|99887766/)
})

test('a chosen date goes into the calendar, without the patient', async ({ page }) => {
	await openForm(page)
	const button = schedule(page).getByRole('button', { name: 'Simpan ke kalender' })
	await expect(button).toHaveCount(0)
	await schedule(page).getByLabel('Nama pasien').fill('Namarahasia')
	await schedule(page).getByLabel('Tanggal periksa').selectOption('Jumat, 27 November 2026')
	const downloading = page.waitForEvent('download')
	await button.click()
	const download = await downloading
	expect(download.suggestedFilename()).toBe('jadwal-periksa-2026-11-27.ics')
	const file = await readFile(await download.path(), 'utf8')
	expect(file).toContain('DTSTART:20261127T010000Z\r\nDTEND:20261127T040000Z\r\n')
	expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:Periksa ke dr. Anindya Prameswari\\, Sp.A\r\n')
	expect(file).not.toContain('Namarahasia')
})

/** A day ahead, a day behind, and one with quarters of an hour and summer time. */
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Pacific/Chatham']
for (const timezoneId of zones) {
	test.describe(`with the browser in ${timezoneId}`, repeatIf(timezoneId !== zones[0]), () => {
		test.use({ timezoneId })

		test('the dates are those of Jakarta, on both sides of its midnight and of the end of the slot', async ({
			page,
		}) => {
			const offered = async (now: string) => {
				await page.clock.setFixedTime(now)
				await openByAddress(page)
				await slot(page, 'Selasa, Kamis').click()
				await schedule(page).getByRole('button', { name: 'Sudah' }).click()
				await expect(schedule(page).getByLabel('Tanggal periksa')).toBeVisible()
				return schedule(page).getByRole('option').allTextContents()
			}
			const shared = ['Kamis, 31 Desember 2026', 'Selasa, 05 Januari 2027', 'Kamis, 07 Januari 2027']
			expect(await offered('2026-12-29T18:59:59+07:00')).toEqual([
				...['Pilih tanggal', 'Selasa, 29 Desember 2026', ...shared, 'Selasa, 12 Januari 2027'],
			])
			const without = ['Pilih tanggal', ...shared, 'Selasa, 12 Januari 2027']
			expect(await offered('2026-12-29T19:00:00+07:00')).toEqual(without)
			expect(await offered('2026-12-30T00:00:00+07:00')).toEqual(without)
			await page.clock.setFixedTime('2026-12-29T00:00:00+07:00')
			await page.goto(PAGE)
			await expect(card(page)).toContainText('hari ini 08.00–11.00 WIB16.00–19.00 WIB')
			await page.clock.setFixedTime('2026-12-29T18:59:59+07:00')
			await page.goto(PAGE)
			await expect(card(page)).toContainText('hari ini 16.00–19.00 WIB')
			await page.clock.setFixedTime('2026-12-29T19:00:00+07:00')
			await page.goto(PAGE)
			await expect(card(page)).toContainText('Praktik besok')
		})
	})
}

test.describe('when the registration desk takes calls', () => {
	let database: TestDatabase
	let site: Site

	test.beforeAll(async () => {
		database = await openDemoHospital()
		await database.db.updateTable('berandaPendaftaran').set({ noTelp: '(0333) 555-0118', noTelpType: 'telp' }).execute()
		site = await startSite({ env: { DATABASE_URL: database.url } })
	})

	test.afterAll(async () => {
		await site.stop()
		await database.dispose()
	})

	test('a slot opens the dialler', async ({ page }) => {
		await openByAddress(page, `${site.url}${PAGE}`)
		await expect(schedule(page).getByText('mendaftar lewat telepon')).toBeVisible()
		await expect(slot(page, 'Senin–Jumat')).toHaveAttribute('href', 'tel:+623335550118')
		await page.evaluate(() =>
			addEventListener('click', (event) => {
				Object.assign(window, { dialled: !event.defaultPrevented })
				event.preventDefault()
			}),
		)
		await slot(page, 'Senin–Jumat').click()
		expect(await page.evaluate(() => Reflect.get(window, 'dialled'))).toBe(true)
		await expect(slot(page, 'Senin–Jumat')).toBeVisible()
	})
})

test('when its code cannot be loaded the page reloads once, and the schedule is in the page', async ({
	page,
	console,
}) => {
	console.allow('Failed to load resource: net::ERR_FAILED')
	await page.route('**/assets/jadwal-modal-*.js', (route) => route.abort())
	let loads = 0
	page.on('load', () => {
		loads += 1
	})
	await page.goto(PAGE)
	await hydrated(page)
	const failedAgain = page.waitForEvent('requestfailed', () => loads > 1 || page.url().includes('dokter'))
	await opener(page).click()
	await failedAgain
	await expect(slot(page, 'Senin–Jumat')).toBeVisible()
	await hydrated(page)
	expect(loads).toBe(2)
})

test('given a schedule in the address whose code cannot be loaded, then the schedule of the server stays', async ({
	page,
	console,
}) => {
	console.allow('Failed to load resource: net::ERR_FAILED')
	await page.route('**/assets/jadwal-modal-*.js', (route) => route.abort())
	let failures = 0
	page.on('requestfailed', (request) => {
		if (request.url().includes('jadwal-modal')) failures += 1
	})
	await page.goto(`/poli-klinik?cari=anindya&dokter=${anindya.id}`)
	await expect.poll(() => failures).toBe(2)
	await hydrated(page)
	// A later rendering of the page.
	await page.setViewportSize(sizes.phone)
	await page.evaluate(() => dispatchEvent(new Event('online')))
	await expect(slot(page, 'Senin–Jumat')).toBeVisible()
})

test('a page that stays open no longer promises a practice that has ended', async ({ page }) => {
	await page.clock.install({ time: '2026-12-29T10:59:00+07:00' })
	await page.goto(PAGE)
	await hydrated(page)
	await expect(card(page)).toContainText('hari ini 08.00–11.00 WIB16.00–19.00 WIB')
	await page.clock.runFor(75_000)
	await expect(card(page)).not.toContainText('08.00–11.00')
	await expect(card(page)).toContainText('hari ini 16.00–19.00 WIB')
})
