import type { Page } from '@playwright/test'
import { repeatIf } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { violationsOf } from '../support/violations.ts'
import { expect, follow, names, RECORD, records, setConsent, test } from './tracked-site.ts'

const signals: [string, () => void][] = [
	['Global Privacy Control', () => void Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })],
	['Do Not Track', () => void Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
]
for (const [signal, give] of signals) {
	test(`${signal}: nothing is asked, nothing is sent`, async ({ page, database, geo }) => {
		await setConsent(database, 'setuju')
		await page.addInitScript(give)
		const asked: string[] = []
		page.on('request', (request) => asked.push(new URL(request.url()).pathname))
		await page.goto('/faq')
		await hydrated(page)
		await page.waitForLoadState('networkidle')
		await follow(page, '/fasilitas', 'footer')
		await page.goto('about:blank')
		await page.goto('/prestasi')
		await hydrated(page)
		await expect(page.getByRole('complementary', { name: 'Privasi Anda' })).toHaveCount(0)
		expect(asked).not.toContain(RECORD)
		expect([geo.asked, await records(database)]).toEqual([0, []])
		await page.getByRole('button', { name: 'Privasi' }).click()
		await expect(page.getByRole('complementary', { name: 'Privasi Anda' })).toContainText('Kami mengikutinya')
	})
}

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }
for (const [device, viewport] of Object.entries(sizes)) {
	test.describe(`after consent, on the ${device}`, repeatIf(device === 'desktop'), () => {
		test.use({ viewport })
		test.beforeEach(({ database }) => setConsent(database, 'setuju'))

		const bar = (page: Page) => page.getByRole('complementary', { name: 'Privasi Anda' })

		test('a bar asks for consent once; a refusal holds and can be changed in the footer', async ({
			page,
			database,
			geo,
			context,
		}) => {
			await page.goto('/faq')
			await expect(bar(page)).toBeVisible()
			await page.waitForLoadState('networkidle')
			expect([geo.asked, await records(database)], 'nothing before the answer').toEqual([0, []])
			const [yes, no] = [
				bar(page).getByRole('button', { name: 'Setuju' }),
				bar(page).getByRole('button', { name: 'Tolak' }),
			]
			const looks = await Promise.all(
				[yes, no].map((button) => button.evaluate((element) => [element.className, element.clientHeight])),
			)
			expect(looks[0], 'both answers look alike').toEqual(looks[1])
			expect(await violationsOf(page, 'aside')).toEqual([])
			expect(await page.evaluate(() => document.activeElement?.tagName), 'it takes no focus').toBe('BODY')

			await no.click()
			await expect(bar(page)).toHaveCount(0)
			const [cookie] = (await context.cookies()).filter(({ name }) => name === 'persetujuan-pelacakan')
			const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
			expect([cookie?.value, Math.round(days)]).toEqual(['tolak', 365])
			await page.goto('/fasilitas')
			await hydrated(page)
			await page.waitForLoadState('networkidle')
			await expect(bar(page)).toHaveCount(0)
			expect([geo.asked, await records(database)]).toEqual([0, []])

			const privacy = page.getByRole('contentinfo').getByRole('button', { name: 'Privasi' })
			await privacy.focus()
			await page.keyboard.press('Enter')
			await expect(bar(page)).toBeFocused()
			await page.keyboard.press('Tab')
			await expect(bar(page).getByRole('link', { name: 'Kebijakan Privasi' })).toBeFocused()
			await page.keyboard.press('Tab')
			await page.keyboard.press('Tab')
			await expect(yes).toBeFocused()
			await page.keyboard.press('Enter')
			await expect(privacy).toBeFocused()
			await expect.poll(() => names(database)).toEqual(['fasilitas'])
			await follow(page, '/faq', 'footer')
			await expect.poll(() => names(database)).toEqual(['fasilitas', 'faq'])
			expect(geo.asked, 'one look-up after consent').toBe(1)
		})
	})
}

test('when no consent is required there is no bar and no link to change it', async ({ page, database }) => {
	await page.goto('/faq')
	await expect.poll(() => names(database)).toEqual(['faq'])
	await expect(page.getByRole('complementary', { name: 'Privasi Anda' })).toHaveCount(0)
	await expect(page.getByRole('button', { name: 'Privasi' })).toHaveCount(0)
})
