import { expect, test } from '../support/browser-test.ts'
import { dialog, informasi, openWithClock, present, UNDISTURBED_MS } from './popup-page.ts'

test('pages of emergency help show no popup; the next page does', async ({ page, database }) => {
	const ofTheHospital = await database.db.selectFrom('popupInformation').selectAll().execute()
	await present(database, informasi)
	const preloaded = page.waitForRequest(/\/popup-information\/info-donor-darah/)
	await openWithClock(page, '/hubungi-kami')
	await preloaded
	const expectNoPopup = async () => {
		await page.clock.runFor(10_000)
		await expect(dialog(page)).toHaveCount(0)
	}
	await expectNoPopup()
	const menu = page.getByRole('navigation', { name: 'Menu utama' })
	await menu.locator('summary', { hasText: 'Layanan Unggulan' }).click()
	await menu.getByRole('link', { name: 'IGD 24 Jam' }).click()
	await expect(page).toHaveURL('/layanan/igd-24-jam')
	await expectNoPopup()
	await page.getByRole('main').getByRole('link', { name: 'Datang ke Rumah Sakit' }).click()
	await expect(page).toHaveURL('/datang')
	// The address changes before the page does.
	await expect(page.locator('[data-bahaya]')).toHaveCount(0)
	await page.clock.runFor(UNDISTURBED_MS)
	await expect(dialog(page)).toBeVisible()
	await present(database, ...ofTheHospital)
})
