import { expect, repeated, test } from '../support/browser-test.ts'

// As `npm run dev` starts it.
test.use({
	serverOptions: { nodeArgs: ['--conditions=development'], env: { NODE_ENV: 'development', DEV: '1' } },
})

test(
	'a page under development comes to life, with hot reload and a clean console',
	repeated,
	async ({ page, console }) => {
		const response = await page.goto('/faq', { waitUntil: 'domcontentloaded' })
		expect(response?.status()).toBe(200)
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		await page.waitForFunction(() => '__reactRouterDataRouter' in window)
		await expect.poll(() => console.lines).toContain('[vite] connected.')
	},
)
