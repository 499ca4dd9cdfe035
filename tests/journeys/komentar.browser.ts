import { expect, repeatIf } from '../support/browser-test.ts'
import { API, artikelId, comments, more, prepare, section, sizes, test, URI, visit, write } from './komentar-page.ts'

const COMMENTS = 24
const PAGE_SIZE = 10

test.beforeEach(({ page }) => prepare(page))

for (const [device, viewport] of Object.entries(sizes))
	test.describe(`reading on the ${device}`, repeatIf(device === 'desktop'), () => {
		test.use({ viewport })

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
	})

test.describe('the same on any device', () => {
	test.use({ viewport: sizes.phone })

	test('the page itself holds no comment', async ({ request }) => {
		expect(await (await request.get(`/info-kesehatan/${URI}`)).text()).not.toContain('Wahyu Hidayat')
	})

	test('comments show a loading state, then appear once each', async ({ page }) => {
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

	test('no comments, and comments that cannot be read', async ({ page, console }) => {
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
