import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { IDLE_MS } from '../../server/staff/auth/session-limits.ts'
import {
	codeFor,
	expect,
	fillSignIn,
	firstLink,
	MINUTE_MS,
	openScreen,
	SANDI,
	statusLine,
	test,
	unfoldMenu,
} from './staf-page.ts'

const ENDED = 'Sesi Anda telah berakhir. Silakan masuk lagi; isian Anda tidak hilang.'
const dashboard = (page: Page) => page.getByRole('heading', { name: /^Selamat datang/ })
const signInPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'Masuk' })

async function giveCode(page: Page, kode: string): Promise<void> {
	await page.getByLabel('Kode').fill(kode)
	await page.getByRole('button', { name: 'Masuk' }).click()
}

test('the printed link sets the first password once; a weak password gets a message and stays in the field', async ({
	page,
	site,
	context,
	console,
	expectUsable,
}) => {
	for (const status of ['400 (Bad Request)', '401 (Unauthorized)', '410 (Gone)']) console.allow(statusLine(status))
	const email = 'wulan@rs.example.com'
	const link = await firstLink(site)
	await page.goto(link)
	const sandi = page.getByLabel('Kata sandi baru')
	await expect(page.getByText('Anda administrator pertama rumah sakit ini.')).toBeVisible()
	await expect(page.getByText('staf.local')).toHaveCount(0)
	expect(page.url()).toBe(`${site.url}/staf/sandi`)
	await expectUsable(page)
	await page.getByLabel('Nama Anda').fill('Wulan Sari')
	await page.getByLabel('Email Anda').fill(email)
	const weak = [
		['pendek', 'Paling sedikit 12 karakter.'],
		['RumahSakitYasmin2026!', 'Terlalu mudah ditebak. Pakai beberapa kata yang tidak umum.'],
	] as const
	for (const [word, sentence] of weak) {
		await sandi.fill(word)
		await page.getByRole('button', { name: 'Simpan dan masuk' }).click()
		await expect(page.getByText(sentence)).toBeVisible()
		await expect(sandi).toHaveValue(word)
	}
	await sandi.fill(SANDI)
	await page.getByRole('button', { name: 'Simpan dan masuk' }).click()
	// Signed in at once.
	await expect(page.getByRole('button', { name: 'Wulan Sari' })).toBeVisible()

	const again = await context.newPage()
	await again.goto(link)
	await expect(again.getByText('Tautan ini sudah dipakai atau kedaluwarsa.')).toBeVisible()
	await again.close()

	await page.getByRole('button', { name: 'Wulan Sari' }).click()
	await page.getByRole('menuitem', { name: 'Keluar' }).click()
	await expect(signInPage(page)).toBeVisible()
	await page.goto('/staf/pengguna')
	await expect(signInPage(page)).toBeVisible()
	await expectUsable(page)
	await fillSignIn(page, email, 'bukan kata sandinya')
	await expect(page.getByRole('alert')).toHaveText('Email, kata sandi, atau kode tidak cocok.')
	await expect(page.getByLabel('Email')).toHaveValue(email)
	await fillSignIn(page, email)
	await expect(page.getByRole('heading', { level: 1, name: 'Pengguna' })).toBeVisible()
})

test('two-factor codes are set up and required, a recovery code works once, and other sessions can be ended', async ({
	page,
	site,
	browser,
	console,
	signIn,
	expectUsable,
}) => {
	for (const status of ['400 (Bad Request)', '401 (Unauthorized)']) console.allow(statusLine(status))
	const { email } = await signIn('redaksi')
	await page.goto('/staf/akun')
	await expect(page.getByText(/^Versi \d+\.\d+\.\d+$/)).toBeVisible()
	await page.getByLabel('Kata sandi Anda').fill(SANDI)
	await page.getByRole('button', { name: 'Mulai' }).click()
	await expect(page.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible()
	await expectUsable(page)
	const key = (await page.getByText(/^[A-Z2-7 ]{16,}$/).innerText()).replaceAll(' ', '')
	const [onPaper = ''] = (await page.locator('pre').innerText()).split('\n')
	const download = page.waitForEvent('download')
	await page.getByRole('link', { name: 'Unduh' }).click()
	expect(await readFile(await (await download).path(), 'utf8')).toContain(onPaper)
	await page.emulateMedia({ media: 'print' })
	await expect(page.getByRole('listitem').filter({ hasText: onPaper })).toBeVisible()
	await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden()
	await page.emulateMedia({ media: 'screen' })
	const first = page.getByLabel('Kode dari aplikasi')
	await first.fill('000000')
	await page.getByRole('button', { name: 'Aktifkan' }).click()
	await expect(page.getByText('Kode tidak cocok.')).toBeVisible()
	await first.fill(codeFor(key))
	await page.getByRole('button', { name: 'Aktifkan' }).click()
	await expect(page.getByText('Verifikasi dua langkah aktif.')).toBeVisible()

	const otherContext = await browser.newContext({ baseURL: site.url })
	const phone = await otherContext.newPage()
	await phone.goto('/staf')
	await fillSignIn(phone, email)
	await giveCode(phone, '000000')
	await expect(phone.getByRole('alert')).toHaveText('Email, kata sandi, atau kode tidak cocok.')
	// The next code: the first one is used. The server accepts it a step early.
	await giveCode(phone, codeFor(key, 1))
	await expect(dashboard(phone)).toBeVisible()
	await page.reload()
	const riwayat = page.getByRole('list', { name: 'Riwayat masuk' }).getByRole('listitem')
	await expect(riwayat.nth(0)).toContainText('Berhasil')
	await expect(riwayat.nth(1)).toContainText('Gagal')
	await expectUsable(page)
	await page.getByRole('button', { name: 'Akhiri semua sesi lain' }).click()
	await expect(page.getByRole('button', { name: 'Akhiri' })).toHaveCount(0)
	await openScreen(phone, 'Artikel')
	await expect(phone.getByRole('alert')).toHaveText(ENDED)
	// What was written down works without the app, and once.
	await fillSignIn(phone, email)
	await giveCode(phone, onPaper)
	await expect(phone.getByRole('row')).toHaveCount(26)
	await phone.getByRole('button', { name: 'Staf Redaksi' }).click()
	await phone.getByRole('menuitem', { name: 'Keluar' }).click()
	await fillSignIn(phone, email)
	await giveCode(phone, onPaper)
	await expect(phone.getByRole('alert')).toHaveText('Email, kata sandi, atau kode tidak cocok.')
	await otherContext.close()
})

test('a session stays alive while its user writes and ends when idle; leaving unsaved changes asks first', async ({
	page,
	console,
	signIn,
	setAhead,
}) => {
	console.allow(statusLine('401 (Unauthorized)'))
	const { email } = await signIn('redaksi')
	await page.goto('/staf/faq/create')
	const jawaban = page.getByRole('textbox', { name: 'Pertanyaan' })
	await jawaban.fill('Buka')
	await setAhead(IDLE_MS - MINUTE_MS)
	await page.clock.setFixedTime(Date.now() + IDLE_MS)
	const told = page.waitForResponse('**/api/v1/staf/saya')
	await jawaban.fill('Buka jam berapa?')
	expect((await told).status()).toBe(200)
	await setAhead(2 * IDLE_MS - 2 * MINUTE_MS)
	const leave = (answer: 'accept' | 'dismiss') =>
		Promise.all([page.waitForEvent('dialog').then((asked) => asked[answer]()), openScreen(page, 'Prestasi')])
	await leave('dismiss')
	await expect(jawaban).toHaveValue('Buka jam berapa?')
	await leave('accept')
	await expect(page.getByRole('link', { name: /^1\. / })).toBeVisible()

	// The sign-in page opens over the unsaved form; after signing in the request is sent again.
	await openScreen(page, 'Pertanyaan umum')
	await expect(page.getByRole('heading', { level: 1, name: 'Pertanyaan umum' })).toBeVisible()
	await page.getByRole('link', { name: 'Tambah', exact: true }).click()
	await jawaban.fill('Ada kantin?')
	await page.getByRole('textbox', { name: 'Jawaban' }).fill('Di lantai dua.')
	await setAhead(4 * IDLE_MS)
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByRole('alert')).toHaveText(ENDED)
	await expect(jawaban).toBeHidden()
	await setAhead(0)
	await expect(page.getByLabel('Email')).toHaveValue(email)
	await fillSignIn(page, email)
	await expect(page.getByText('Berhasil ditambahkan')).toBeVisible()
	await page.getByRole('link', { name: 'Daftar', exact: true }).click()
	await expect(page.getByRole('link', { name: /Ada kantin\?$/ })).toBeVisible()
})

test('after an expired session, signing in returns to the same screen; another user starts at the dashboard', async ({
	page,
	context,
	site,
	browser,
	console,
	database: { db },
	signIn,
}) => {
	console.allow(statusLine('401 (Unauthorized)'))
	const otherContext = await browser.newContext({ baseURL: site.url })
	const other = await signIn('redaksi', otherContext)
	const { id, email } = await signIn('admin')
	// The event stream would find the ended session before a request of the test does; 204 closes it.
	await page.route('**/api/v1/staf/peristiwa', (route) => route.fulfill({ status: 204 }))
	// A request of the start page would find it too.
	await page.goto('/staf', { waitUntil: 'networkidle' })
	await expect(dashboard(page)).toBeVisible()
	await unfoldMenu(page)
	// A late request of the screen may open the sign-in page over the menu first; the press counts all the same.
	const press = (role: 'menuitem' | 'link', name: string) =>
		page.getByRole(role, { name, exact: true, includeHidden: true }).dispatchEvent('click')
	const comeBack = async (ask: () => Promise<unknown>, who = email) => {
		await db.deleteFrom('stafSesi').where('stafId', '=', id).execute()
		await ask()
		await expect(page.getByRole('alert')).toHaveText(ENDED)
		await fillSignIn(page, who)
	}
	const shown = {
		Dasbor: page.getByRole('heading', { name: 'Menunggu Anda' }),
		Reservasi: page.getByRole('button', { name: /^Semua.*\d/ }),
		Komentar: page.getByRole('tab', { name: /^Menunggu \(\d+\)/ }),
		'Jadwal & cuti': page.getByRole('combobox', { name: 'Dokter' }),
	}
	for (const [screen, part] of Object.entries(shown)) {
		await comeBack(() => press('menuitem', screen))
		await expect(part, screen).toBeVisible()
	}
	await openScreen(page, 'Impor & ekspor')
	const csv = { name: 'paket.csv', mimeType: 'text/csv', buffer: Buffer.from('id,nama\n') }
	await comeBack(() => page.locator('input[type=file]').last().setInputFiles(csv))
	await expect(page.getByText('0 baru, 0 berubah')).toBeVisible()

	// A file is saved after the sign-in.
	await page.clock.setFixedTime(Date.now() + MINUTE_MS)
	const file = page.waitForEvent('download')
	await comeBack(() => press('link', 'Unduh JSON'))
	expect((await file).suggestedFilename()).toMatch(/json$/)

	// Until the page is loaded again, a late request of the first user's screen is refused.
	console.allow(statusLine('403 (Forbidden)'))
	await comeBack(() => press('menuitem', 'Komentar'), other.email)
	await expect(page.getByRole('heading', { name: 'Selamat datang, Staf Redaksi' })).toBeVisible()
	expect(context.pages()).toHaveLength(1)
	await otherContext.close()
})
