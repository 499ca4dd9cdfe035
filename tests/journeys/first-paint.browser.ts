import { expect, test } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'

test('scripts are requested after the pictures of the first screen', async ({ page }) => {
	// A clock that stands still: only the pictures start the scripts, not the time limit.
	await page.clock.install()
	let arrive = () => {}
	const arrival = new Promise<void>((resolve) => {
		arrive = resolve
	})
	await page.route(/\/images\/beranda\/banner\//, async (route) => {
		await arrival
		await route.continue()
	})
	const scripts: string[] = []
	page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
	await page.goto('/', { waitUntil: 'domcontentloaded' })
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	expect(scripts).toEqual([])
	arrive()
	await hydrated(page)
	expect(scripts).not.toEqual([])
})

test('a picture that does not arrive holds the scripts back for two seconds', async ({ page }) => {
	await page.clock.install()
	await page.route(/\/images\/beranda\/banner\//, () => {})
	await page.goto('/', { waitUntil: 'domcontentloaded' })
	await page.clock.runFor(2000)
	await hydrated(page)
})
