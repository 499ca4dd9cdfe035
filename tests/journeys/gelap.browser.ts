import sharp from 'sharp'
import { expect, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'

test('given a phone that darkens every page, the site stays as it was designed', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'dark' })
	const browser = await page.context().newCDPSession(page)
	await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true })
	const corner = async () => {
		const clip = { x: 2, y: 400, width: 1, height: 1 }
		const { channels } = await sharp(await page.screenshot({ clip })).stats()
		return channels.slice(0, 3).map(({ mean }) => mean)
	}
	await page.goto('/faq')
	for (const light of await corner()) expect(light).toBeGreaterThan(230)
	// Without the tag it would be darkened. Hydration would put it back.
	await hydrated(page)
	await page.evaluate(() => document.querySelector('meta[name=color-scheme]')?.remove())
	await expect.poll(async () => Math.max(...(await corner()))).toBeLessThan(80)
})
