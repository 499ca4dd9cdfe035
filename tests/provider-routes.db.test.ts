import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { missingPages, type ProviderPage, providerPages } from './provider/provider-pages.ts'
import { PRESETS, type ProviderSwitches, SINGLE_SWITCHES } from './provider/provider-switches.ts'
import { type Provider, startProvider } from './provider/start-provider.ts'
import { type Site, startSite } from './support/site-server.ts'

let provider: Provider
let site: Site
beforeAll(async () => {
	provider = await startProvider({ preset: 'literal' })
	// Without the response cache a change of the provider is seen at once.
	site = await startSite({ env: { API_URL: provider.apiUrl, RESPONSE_CACHE: '0', RATE_LIMITS: '0' } })
})
afterAll(async () => {
	await site?.stop('SIGKILL')
	await provider?.stop()
})

/** The elements of a page without its scripts, which hold the same data for hydration. */
const elementsOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '')

/** A few pages at a time: more at once would be load shedding's concern. */
const limit = pLimit(4)

async function expectEveryPage() {
	const read = async ({ path, texts }: ProviderPage) => {
		let response = await fetch(site.url + path)
		// On a busy machine the provider may have taken too long; what it says badly is refused again.
		if (response.status === 503) response = await fetch(site.url + path)
		const html = elementsOf(await response.text())
		expect(response.status, path).toBe(200)
		const absent = texts.filter((text) => !html.includes(text) && !LATER.includes(text))
		expect(absent, path).toEqual([])
	}
	const readMissing = async (path: string) => expect((await fetch(site.url + path)).status, path).toBe(404)
	await Promise.all([
		...providerPages.map((page) => limit(read, page)),
		...missingPages.map((path) => limit(readMissing, path)),
	])
}

/** Loaded by the browser after the page, or shown by it alone. */
const LATER = ['Pembaca 12']

/** What the pages are made of has a test for each switch (adapt/every-variant.test.ts). */
const repeated = inject('all') ? SINGLE_SWITCHES : []

describe.each(repeated.map((switches) => [JSON.stringify(switches), switches] as const))(
	'given a provider with %s',
	(_, switches: Partial<ProviderSwitches>) => {
		test('when every page is read, then each has its content', async () => {
			provider.change(switches)
			await expectEveryPage()
		})
	},
)

test.each(['401', '403', 'empty'] as const)(
	'given a provider that answers %s without a member, when the cart is read, then it is empty',
	async (noMember) => {
		provider.change({ noMember })
		for (const cookie of ['', 'member=tidak-dikenal']) {
			const response = await fetch(`${site.url}/api/v1/public/shop-keranjang`, { headers: { cookie } })
			expect(response.status).toBe(200)
			expect(await response.json()).toMatchObject({ data: [] })
		}
	},
)

test('given any provider, when FHIR is asked for, then there is none', async () => {
	const response = await fetch(`${site.url}/fhir/metadata`)
	expect([response.status, await response.json()]).toMatchObject([404, { error: { code: 'TIDAK_DITEMUKAN' } }])
})

test.each(['literal', 'other'] as const)(
	'given the preset %s, when every page is read, then each has its content',
	async (preset) => {
		provider.change(PRESETS[preset])
		await expectEveryPage()
	},
)

test('given a provider that is down, when every page is read, then each is whole, empty and 503', async () => {
	provider.change({ down: true })
	for (const { path } of providerPages) {
		const response = await fetch(site.url + path)
		expect([response.status, response.headers.get('cache-control')], path).toEqual([503, 'no-store'])
		expect(await response.text(), path).toContain('</html>')
	}
	const { status } = await fetch(`${site.url}/healthz`)
	expect(status).toBe(200)
})
