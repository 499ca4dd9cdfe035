import { expect, test } from './support/browser-test.ts'

test('an error in the console fails a test', async ({ page }) => {
	test.fail()
	await page.goto('/healthz')
	await page.evaluate(() => console.error('salah'))
})

test('a warning in the console fails a test', async ({ page }) => {
	test.fail()
	await page.goto('/healthz')
	await page.evaluate(() => console.warn('awas'))
})

test('an uncaught error in a script fails a test', async ({ page }) => {
	test.fail()
	await page.goto('/healthz')
	const thrown = page.waitForEvent('pageerror')
	await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('tak tertangkap'))))
	await thrown
})

test('an error that a test allows by its text passes', async ({ page, console }) => {
	await page.goto('/healthz')
	console.allow('salah')
	await page.evaluate(() => window.console.error('salah'))
	expect(console.lines).toEqual(['salah'])
})

test('requests to third parties get a local response', async ({ page, thirdParty }) => {
	await page.goto('https://www.youtube-nocookie.com/embed/abc')
	await expect(page).toHaveTitle('Pihak ketiga')
	expect(thirdParty).toEqual(['https://www.youtube-nocookie.com/embed/abc'])
})

test("the browser's clock can be set", async ({ page }) => {
	await page.clock.setFixedTime('2026-11-16T09:00:00+07:00')
	await page.goto('/healthz')
	expect(await page.evaluate(() => new Date().toISOString())).toBe('2026-11-16T02:00:00.000Z')
})
