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
	// Without the tag it would be darkened. React may put it back after the page is hydrated.
	await hydrated(page)
	const withoutTag = async () => {
		await page.evaluate(() => document.querySelector('meta[name=color-scheme]')?.remove())
		return Math.max(...(await corner()))
	}
	await expect.poll(withoutTag).toBeLessThan(80)
})
