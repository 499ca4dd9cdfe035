import { expect } from '../support/browser-test.ts'
import { fill, komentar, MIN_FILL_MS, nama, prepare, section, send, sent, test, visit, write } from './komentar-page.ts'

test.beforeEach(({ page }) => prepare(page))

test('the honeypot field is hidden and unreachable, and a comment that fills it is dropped', async ({
	page,
	database,
}) => {
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

test('a comment sent within three seconds is dropped', async ({ page, database }) => {
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
