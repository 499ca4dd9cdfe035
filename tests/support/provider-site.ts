import { PRESETS, type Preset } from '../provider/provider-switches.ts'
import { type Provider, startProvider } from '../provider/start-provider.ts'
import { test as base, expect } from './browser-test.ts'
import { startSite } from './site-server.ts'

export { expect, PRESETS }

/** Where the site asks for a popup. */
export const PRESENTED = '**/api/v1/public/popup-information/presented'

interface ProviderFixtures {
	/** Requests of the browser to the provider itself, and responses with 5xx; no test has any. */
	provided: string[]
}

interface ProviderWorkerFixtures {
	/** Set by the file: `test.use({ preset: 'other' })`. */
	preset: Preset
	provider: Provider
}

/** A browser test on our server with another provider behind it. */
export const test = base.extend<ProviderFixtures, ProviderWorkerFixtures>({
	preset: ['literal', { option: true, scope: 'worker' }],
	provider: [
		async ({ preset }, use) => {
			const provider = await startProvider({ preset })
			await use(provider)
			await provider.stop()
		},
		{ scope: 'worker' },
	],
	site: [
		async ({ provider }, use) => {
			const site = await startSite({ env: { API_URL: provider.apiUrl, RATE_LIMITS: '0' } })
			await use(site)
			await site.stop()
		},
		{ scope: 'worker' },
	],
	provided: [
		// The advertising pixel, videos and maps are answered by `thirdParty`.
		async ({ page, provider, thirdParty: _ }, use) => {
			const wrong: string[] = []
			page.on('request', (request) => {
				if (request.url().startsWith(provider.origin)) wrong.push(`${request.url()} leaves our origin`)
			})
			page.on('response', (response) => {
				if (response.status() >= 500) wrong.push(`${response.url()} ${response.status()}`)
			})
			// Popups lie over the page, and have a test of their own.
			await page.route(PRESENTED, (route) => route.fulfill({ json: { data: null } }))
			await use(wrong)
			expect(wrong).toEqual([])
		},
		{ auto: true },
	],
})
