import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls } from '../../contract/calls.ts'
import { fillPath } from '../../contract/fill-path.ts'
import { test as base, expect } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { type Site, startSite } from '../support/site-server.ts'
import { everyPage, NOT_FOUND_LINE } from './every-page.ts'

interface FailingApi {
	/** Paths, without their query, that answer 500 from now on. */
	failing: Set<string>
	failAll: boolean
}

/** A site whose API stands behind a server of the test's, which lets single calls fail. */
const test = base.extend<object, { behind: FailingApi & { site: Site } }>({
	behind: [
		async ({ site }, use) => {
			const control: FailingApi = { failing: new Set(), failAll: false }
			const proxy = await startProxy(site.url, control)
			const { port } = proxy.address() as AddressInfo
			// A page that was read before it failed would come from the cache.
			const env = { API_URL: `http://127.0.0.1:${port}/api`, RESPONSE_CACHE: '0' }
			const failingSite = await startSite({ env })
			await use(Object.assign(control, { site: failingSite }))
			await failingSite.stop()
			proxy.closeAllConnections()
			proxy.close()
		},
		{ scope: 'worker' },
	],
})

test('when the whole API fails every page is 503, and still complete without an error', async ({ request, behind }) => {
	// The site has read the number of the IGD once.
	await request.get(behind.site.url)
	behind.failAll = true
	for (const { path, minimal } of everyPage) {
		const response = await request.get(behind.site.url + path)
		const html = await response.text()
		expect([response.status(), response.headers()['cache-control']], path).toEqual([503, 'no-store'])
		expect(html, path).toContain('</html>')
		expect(html, path).toContain('href="tel:+623335550118"')
		expect(html.includes('<footer'), path).toBe(!minimal)
		expect(html, path).not.toMatch(/kesalahan|KESALAHAN_SISTEM|error at /)
	}
})

const lists: [name: keyof typeof calls, page: string, thing: string][] = [
	['listPoliKlinik', '/poli-klinik', 'Poli Klinik'],
	['listLayanan', '/layanan', 'Layanan'],
	['listFasilitas', '/fasilitas', 'Fasilitas'],
	['listKomunitas', '/komunitas', 'Komunitas'],
	['listMitra', '/mitra', 'Mitra'],
	['listPrestasi', '/prestasi', 'Prestasi'],
	['listTestimoni', '/testimoni', 'Testimoni'],
	['listFaq', '/faq', 'FAQ'],
	['getShop', '/yasmin-shop', 'Paket Layanan'],
	['listShopItem', '/yasmin-shop?tipe=gigi', 'Paket Layanan'],
]

for (const [name, page, thing] of lists)
	test(`${name} failing shows the words for an empty list on ${page}`, async ({ request, behind }) => {
		behind.failAll = false
		behind.failing = new Set([`/api${fillPath(calls[name].path)}`])
		const response = await request.get(behind.site.url + page)
		const html = await response.text()
		expect(response.status()).toBe(503)
		expect(html).toContain(`${thing} Tidak Ditemukan`)
		expect(html).toContain('Maaf, informasi yang anda butuhkan belum tersedia')
		expect(html).toContain('RS Yasmin')
	})

test('a page that came with 503 becomes alive, and links lead on from it without a document', async ({
	page,
	behind,
	console,
}) => {
	console.allow('Failed to load resource: the server responded with a status of 503 (Service Unavailable)')
	// The server in between has neither pictures nor visitor records.
	console.allow(NOT_FOUND_LINE)
	behind.failAll = false
	behind.failing = new Set([`/api${fillPath(calls.listFaq.path)}`])
	expect((await page.goto(`${behind.site.url}/faq`))?.status()).toBe(503)
	await hydrated(page)
	await expect(page.getByText('FAQ Tidak Ditemukan')).toBeVisible()
	const documents: string[] = []
	page.on('request', (request) => {
		if (request.isNavigationRequest() || request.url().includes('.data')) documents.push(request.url())
	})
	const menu = page.getByRole('navigation', { name: 'Menu utama' })
	await menu.getByRole('link', { name: 'Fasilitas', exact: true }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Fasilitas' })).toBeVisible()
	await expect(page.locator('a[href="/fasilitas/icu"]').first()).toBeVisible()
	expect(documents).toEqual([])
})

async function startProxy(target: string, control: FailingApi): Promise<Server> {
	const proxy = createServer(async (request, response) => {
		const path = request.url ?? '/'
		if (control.failAll || control.failing.has(path.replace(/\?.*$/, ''))) {
			response.writeHead(500, { 'content-type': 'application/json' })
			response.end('{"error":{"code":"KESALAHAN_SISTEM","message":"Maaf, sedang ada gangguan."}}')
			return
		}
		const answer = await fetch(target + path)
		response.writeHead(answer.status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
		response.end(await answer.text())
	})
	await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
	return proxy
}
