import { expect, repeatIf } from '../support/browser-test.ts'
import {
	API,
	artikelId,
	comments,
	fill,
	komentar,
	MIN_FILL_MS,
	nama,
	prepare,
	section,
	send,
	sent,
	sizes,
	test,
	URI,
	visit,
	write,
} from './komentar-page.ts'

const FAILED = 'kirim komentar gagal'

test.beforeEach(({ page }) => prepare(page))

for (const [device, viewport] of Object.entries(sizes))
	test.describe(`writing on the ${device}`, repeatIf(device === 'desktop'), () => {
		test.use({ viewport })

		test('a comment is confirmed, and appears once staff allow it', async ({ page, request, database }) => {
			await visit(page)
			await write(page).click()
			await expect(nama(page)).toBeFocused()
			await fill(page, 'Bu Endah', 'Terima kasih,\nartikelnya membantu.')
			await send(page).click()
			await expect(sent(page)).toBeVisible()
			await expect(section(page).getByText(/tampil setelah diperiksa/)).toBeVisible()

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
	})

test.describe('the same on any device', () => {
	test.use({ viewport: sizes.desktop })

	test('opening the form empties its fields and sets or clears the comment it replies to', async ({
		page,
		database,
	}) => {
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
		await expect(section(page).getByRole('link', { name: 'Kebijakan Privasi' })).toBeFocused()
		await page.keyboard.press('Tab')
		await expect(send(page), 'nothing hidden is on the way').toBeFocused()
		await page.clock.fastForward(MIN_FILL_MS)
		await page.keyboard.press('Enter')
		await expect(sent(page)).toBeVisible()
		await page.keyboard.press('Tab')
		await page.keyboard.press('Enter')
		await expect(write(page)).toBeFocused()
	})

	test('a field with spaces alone counts as empty, and nothing is sent', async ({ page }) => {
		await visit(page)
		await write(page).click()
		await fill(page, 'Yanti', '   ')
		await send(page).click()
		await expect(komentar(page)).toBeFocused()
		expect(await komentar(page).evaluate((field: HTMLTextAreaElement) => field.validity.valueMissing)).toBe(true)
		await komentar(page).fill('Halo')
		await send(page).click()
		await expect(sent(page)).toBeVisible()
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

	test('comments over the rate limit are refused, and the text stays', async ({ page, request, database, console }) => {
		console.allow('Failed to load resource: the server responded with a status of 429 (Too Many Requests)')
		console.allow(FAILED)
		const text = 'Teks yang panjang dan berharga'
		const id = await artikelId(request, URI)
		const burst = await Promise.all(
			Array.from({ length: 7 }, () => request.post(API, { data: { artikelId: id, nama: 'Buru-buru', komentar: 'x' } })),
		)
		expect(burst.map((answer) => answer.status())).toContain(429)

		await visit(page)
		await write(page).click()
		await fill(page, 'Buru-buru', text)
		await send(page).click()
		await expect.poll(() => console.lines).toContain(FAILED)
		await expect(page.locator('.progress-bar')).toHaveAttribute('data-state', 'failed')
		await expect(send(page)).toBeEnabled()
		await expect(nama(page)).toHaveValue('Buru-buru')
		await expect(komentar(page)).toHaveValue(text)
		await expect(page.getByText(/terlalu banyak permintaan|terlalu_sering|kesalahan/i)).toHaveCount(0)

		await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.7' })
		await send(page).click()
		await expect(sent(page)).toBeVisible()
		const kept = database.db.selectFrom('artikelKomentar').where('komentar', '=', text)
		expect(await kept.select('nama').execute()).toEqual([{ nama: 'Buru-buru' }])
	})
})
