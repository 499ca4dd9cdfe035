import type { APIRequestContext, Page } from '@playwright/test'
import type { Artikel } from '../../contract/artikel.ts'
import { test as base, expect } from '../browser-test.ts'
import { withoutPopup } from '../hydrated.ts'
import { type Site, startSite } from '../site-server.ts'

const API = '/api/v1/public/artikel/komentar'
const URI = 'jalan-kaki-30-menit'
const COMMENTS = 24
const PAGE_SIZE = 10
const MIN_FILL_MS = 3000
const FAILED = 'kirim komentar gagal'

let visitors = 0

/** Every test is a visitor of its own to the rate limit. */
const test = base.extend<object, { site: Site }>({
	site: [
		async ({ database }, use) => {
			const site = await startSite({ env: { DATABASE_URL: database.url, TRUST_PROXY: '1' } })
			await use(site)
			await site.stop()
		},
		{ scope: 'worker' },
	],
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from the pattern
	extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': `203.0.113.${++visitors}` }),
})

const section = (page: Page) => page.getByRole('region', { name: /^Komentar/ })
const comments = (page: Page) => section(page).locator('ul').first().locator('> li')
const more = (page: Page) => section(page).getByRole('button', { name: 'Muat komentar lainnya' })
const write = (page: Page) => section(page).getByRole('button', { name: 'Tulis komentar' })
const nama = (page: Page) => section(page).getByRole('textbox', { name: 'Nama' })
const komentar = (page: Page) => section(page).getByRole('textbox', { name: 'Komentar' })
const send = (page: Page) => section(page).getByRole('button', { name: /^Kirim/ })
const sent = (page: Page) => section(page).getByText('Komentar Terkirim')

const artikelId = async (request: APIRequestContext, uri: string): Promise<string> =>
	((await (await request.get(`/api/v1/public/artikel/detail/${uri}`)).json()) as { data: Artikel }).data.id

test.beforeEach(async ({ page }) => {
	await page.clock.install()
	await withoutPopup(page)
	// They are not what is tested here, and this site has none encoded yet.
	await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/gif', body: '' }))
})

async function visit(page: Page, uri = URI) {
	await page.goto(`/info-kesehatan/${uri}`)
	await expect(write(page)).toBeVisible()
}

/** As slowly as a person does. */
async function fill(page: Page, name: string, text: string) {
	await nama(page).fill(name)
	await komentar(page).fill(text)
	await page.clock.fastForward(MIN_FILL_MS)
}

test.describe('reading', () => {
	test('the page itself holds no comment', async ({ request }) => {
		expect(await (await request.get(`/info-kesehatan/${URI}`)).text()).not.toContain('Wahyu Hidayat')
	})

	test.describe('without JavaScript', () => {
		test.use({ javaScriptEnabled: false })

		test('the page says that comments need it', async ({ page }) => {
			await page.goto(`/info-kesehatan/${URI}`)
			await expect(section(page).getByText(/aktifkan JavaScript/)).toBeVisible()
			await expect(section(page).getByRole('button')).toHaveCount(0)
			await expect(section(page).getByText('Menyiapkan')).toHaveCount(0)
		})
	})

	test('ten at a time, newest first, with the replies below them', async ({ page }) => {
		await visit(page)
		await expect(section(page).getByRole('heading', { level: 2 })).toHaveText(`Komentar (${COMMENTS})`)
		await expect(comments(page)).toHaveCount(PAGE_SIZE)
		await expect(comments(page).first()).toContainText('Wahyu Hidayat')
		const replies = comments(page).nth(1).getByRole('listitem')
		await expect(replies).toHaveCount(2)
		await expect(replies.last()).toContainText('Senang sekali mendengarnya, Bu Ningsih.')
		await expect(section(page).getByText('aktifkan JavaScript')).toHaveCount(0)

		await more(page).click()
		await expect(comments(page)).toHaveCount(2 * PAGE_SIZE)
		await more(page).click()
		await expect(comments(page)).toHaveCount(COMMENTS)
		await expect(more(page)).toHaveCount(0)
		await expect(comments(page).nth(2 * PAGE_SIZE), 'the keyboard goes on where the new ones begin').toBeFocused()
		const days = await comments(page)
			.locator('> article time')
			.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
		expect(days).toEqual(days.toSorted().toReversed())
	})

	test('on their way, then there; none twice', async ({ page }) => {
		let release = () => {}
		const held = new Promise<void>((resolve) => {
			release = resolve
		})
		await page.route(`**${API}?**`, async (route) => {
			await held
			await route.continue()
		})
		await visit(page)
		await expect(section(page).getByText('Menyiapkan Komentar')).toBeVisible()
		release()
		await expect(comments(page)).toHaveCount(PAGE_SIZE)
		await expect(section(page).getByText('Menyiapkan Komentar')).toHaveCount(0)

		const asked: string[] = []
		page.on('request', (request) => {
			if (request.url().includes(API)) asked.push(request.url())
		})
		await more(page).dblclick()
		await expect(comments(page)).toHaveCount(2 * PAGE_SIZE)
		expect(asked).toHaveLength(1)
		expect(asked[0]).toMatch(/filterAllowStatus=true&shortCreatedAt=desc&recursiveFormat=true&page=2&limit=10/)
	})

	test('none, and none to be had', async ({ page, console }) => {
		const empty = section(page).getByText('Komentar Tidak Ditemukan')
		await visit(page, 'memakai-tabir-surya')
		await expect(empty).toBeVisible()

		console.allow('Failed to load resource: the server responded with a status of 500 (Internal Server Error)')
		await page.route(`**${API}?**`, (route) => route.fulfill({ status: 500, json: {} }))
		await visit(page)
		await expect(empty).toBeVisible()
		await expect(write(page)).toBeVisible()
	})
})

test.describe('writing', () => {
	test('a comment is confirmed, and appears once staff allow it', async ({ page, request, database }) => {
		await visit(page)
		await write(page).click()
		await expect(nama(page)).toBeFocused()
		await fill(page, 'Bu Endah', 'Terima kasih,\nartikelnya membantu.')
		await send(page).click()
		await expect(sent(page)).toBeVisible()
		await expect(section(page).getByText(/tampil setelah ditinjau/)).toBeVisible()

		const written = database.db.selectFrom('artikelKomentar').where('nama', '=', 'Bu Endah')
		expect(await written.select(['komentar', 'allowStatus', 'komenParentId']).execute()).toEqual([
			{ komentar: 'Terima kasih,\nartikelnya membantu.', allowStatus: 'menunggu', komenParentId: null },
		])
		const listed = await request.get(`${API}?filterAllowStatus=menunggu`)
		expect(await listed.text()).not.toContain('Bu Endah')
		await database.db
			.updateTable('artikelKomentar')
			.set({ allowStatus: 'diizinkan' })
			.where('nama', '=', 'Bu Endah')
			.execute()
		await visit(page)
		await expect(comments(page).first()).toContainText('Bu Endah')
		await database.db.deleteFrom('artikelKomentar').where('nama', '=', 'Bu Endah').execute()
	})

	test('opening empties the fields and sets or clears whom it answers', async ({ page, database }) => {
		await visit(page)
		const answered = () =>
			page
				.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(API))
				.then((request) => request.postDataJSON())
		const reply = comments(page).nth(1).getByRole('button', { name: 'Balas komentar Ningsih' })
		const ningsih = await database.db
			.selectFrom('artikelKomentar')
			.select('id')
			.where('nama', '=', 'Ningsih')
			.where('komenParentId', 'is', null)
			.executeTakeFirstOrThrow()

		await write(page).click()
		await fill(page, 'Pak Slamet', 'Setengah jadi')
		await reply.click()
		await expect(nama(page)).toHaveValue('')
		await expect(komentar(page)).toHaveValue('')
		await expect(comments(page).nth(1).getByRole('form', { name: 'Balas komentar' })).toBeVisible()
		await fill(page, 'Pak Slamet', 'Setuju, Bu')
		const first = answered()
		await send(page).click()
		expect(await first).toMatchObject({ nama: 'Pak Slamet', komentar: 'Setuju, Bu', komenParentId: ningsih.id })
		await expect(sent(page)).toBeVisible()

		await write(page).click()
		await expect(sent(page)).toHaveCount(0)
		await expect(nama(page)).toHaveValue('')
		await fill(page, 'Pak Slamet', 'Untuk semua')
		const second = answered()
		await send(page).click()
		expect(await second).toMatchObject({ komentar: 'Untuk semua', komenParentId: null })
		await expect(sent(page)).toBeVisible()
	})

	test('by keyboard alone; the focus goes back to where it came from', async ({ page }) => {
		await visit(page)
		await write(page).focus()
		await page.keyboard.press('Enter')
		await expect(nama(page)).toBeFocused()
		await page.keyboard.type('Yanti')
		await page.keyboard.press('Tab')
		await expect(komentar(page)).toBeFocused()
		await page.keyboard.type('Halo')
		await page.keyboard.press('Tab')
		await expect(send(page), 'nothing hidden is on the way').toBeFocused()
		await page.clock.fastForward(MIN_FILL_MS)
		await page.keyboard.press('Enter')
		await expect(sent(page)).toBeVisible()
		await page.keyboard.press('Tab')
		await page.keyboard.press('Enter')
		await expect(write(page)).toBeFocused()
	})

	test('a double click sends once', async ({ page }) => {
		let posts = 0
		let release = () => {}
		const held = new Promise<void>((resolve) => {
			release = resolve
		})
		await page.route(`**${API}`, async (route) => {
			posts += 1
			await held
			await route.continue()
		})
		await visit(page)
		await write(page).click()
		await fill(page, 'Dobel', 'Sekali saja')
		await send(page).dblclick()
		await expect(send(page)).toBeDisabled()
		await komentar(page).press('Tab')
		await page.keyboard.press('Enter')
		release()
		await expect(sent(page)).toBeVisible()
		expect(posts).toBe(1)
	})

	test('a burst is refused, and the text stays', async ({ page, request, database, console }) => {
		console.allow('Failed to load resource: the server responded with a status of 429 (Too Many Requests)')
		console.allow(FAILED)
		const id = await artikelId(request, URI)
		const burst = await Promise.all(
			Array.from({ length: 7 }, () => request.post(API, { data: { artikelId: id, nama: 'Buru-buru', komentar: 'x' } })),
		)
		expect(burst.map((answer) => answer.status())).toContain(429)

		await visit(page)
		await write(page).click()
		await fill(page, 'Buru-buru', 'Teks yang panjang dan berharga')
		await send(page).click()
		await expect.poll(() => console.lines).toContain(FAILED)
		await expect(send(page)).toBeEnabled()
		await expect(nama(page)).toHaveValue('Buru-buru')
		await expect(komentar(page)).toHaveValue('Teks yang panjang dan berharga')
		await expect(page.getByText(/terlalu banyak permintaan|terlalu_sering|kesalahan/i)).toHaveCount(0)

		await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.7' })
		await send(page).click()
		await expect(sent(page)).toBeVisible()
		const kept = database.db.selectFrom('artikelKomentar').where('komentar', '=', 'Teks yang panjang dan berharga')
		expect(await kept.select('nama').execute()).toEqual([{ nama: 'Buru-buru' }])
	})
})

test.describe('against programs', () => {
	test('nobody sees or reaches the hidden field; who fills it is not listened to', async ({ page, database }) => {
		await visit(page)
		await write(page).click()
		const hidden = section(page).locator('input[name="situs"]')
		await expect(hidden).not.toBeInViewport()
		await expect(section(page).getByRole('textbox')).toHaveCount(2)
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
		await fill(page, 'Robot 1', 'Beli di sini')
		await hidden.fill('https://toko.example', { force: true })
		await send(page).click()
		await expect(sent(page)).toBeVisible()
		const kept = database.db.selectFrom('artikelKomentar').where('nama', '=', 'Robot 1').select('allowStatus')
		expect(await kept.execute()).toEqual([{ allowStatus: 'spam' }])
	})

	test('nobody writes in less than three seconds', async ({ page, database }) => {
		await visit(page)
		await page.clock.pauseAt(Date.now() + 60_000)
		await write(page).click()
		await nama(page).fill('Robot 2')
		await komentar(page).fill('Cepat')
		await page.clock.fastForward(MIN_FILL_MS - 1)
		await send(page).click()
		await expect(sent(page)).toBeVisible()
		const kept = database.db.selectFrom('artikelKomentar').where('nama', '=', 'Robot 2').select('allowStatus')
		expect(await kept.execute()).toEqual([{ allowStatus: 'spam' }])
	})
})

test('markup, script and 10,000 characters are shown as the text they are', async ({ page, request, database }) => {
	await page.setViewportSize({ width: 360, height: 740 })
	const uri = 'mengelola-stres'
	const markup =
		'<img src=x onerror="document.title=\'diretas\'"><script>document.title="diretas"</script> **tebal** & "kutip"'
	const long = `${'a'.repeat(9_990)} selesai.`
	const id = await artikelId(request, uri)
	for (const [place, text] of [markup, long].entries()) {
		const answer = await request.post(API, { data: { artikelId: id, nama: `<b>Uji ${place}</b>`, komentar: text } })
		expect(answer.status()).toBe(201)
	}
	await database.db
		.updateTable('artikelKomentar')
		.set({ allowStatus: 'diizinkan' })
		.where('nama', 'like', '<b>Uji%')
		.execute()

	await visit(page, uri)
	const item = (text: string) => comments(page).filter({ hasText: text })
	await expect(item('<b>Uji 0</b>').getByText(markup, { exact: true })).toBeVisible()
	await expect(item('<b>Uji 1</b>').getByText(long, { exact: true })).toBeVisible()
	await expect(section(page).locator('img, script, b')).toHaveCount(0)
	expect(await page.title()).not.toBe('diretas')
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
