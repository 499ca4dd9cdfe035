import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls } from '../../contract/calls.ts'
import { fillPath } from '../../contract/fill-path.ts'
import { test as base, expect } from '../support/browser-test.ts'
import { type Site, startSite } from '../support/site-server.ts'
import { everyPage } from './every-page.ts'

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
			const failingSite = await startSite({ env: { API_URL: `http://127.0.0.1:${port}/api` } })
			await use(Object.assign(control, { site: failingSite }))
			await failingSite.stop()
			proxy.closeAllConnections()
			proxy.close()
		},
		{ scope: 'worker' },
	],
})

test('when the whole API fails every page is still complete and shows no error', async ({ request, behind }) => {
	behind.failAll = true
	for (const { path, status, minimal } of everyPage) {
		const response = await request.get(behind.site.url + path)
		const html = await response.text()
		const isGone = status === 404 && !path.startsWith('/layanan/')
		expect(response.status(), path).toBe(isGone ? 404 : 200)
		expect(html, path).toContain('</html>')
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
		const html = await (await request.get(behind.site.url + page)).text()
		expect(html).toContain(`${thing} Tidak Ditemukan`)
		expect(html).toContain('Maaf, informasi yang anda butuhkan belum tersedia')
		expect(html).toContain('RS Yasmin')
	})

async function startProxy(target: string, control: FailingApi): Promise<Server> {
	const proxy = createServer(async (request, response) => {
		const path = request.url ?? '/'
		if (control.failAll || control.failing.has(path.replace(/\?.*$/, ''))) {
			response.writeHead(500, { 'content-type': 'application/json' })
			response.end('{"error":{"code":"KESALAHAN_SISTEM","message":"Terjadi kesalahan pada sistem."}}')
			return
		}
		const answer = await fetch(target + path)
		response.writeHead(answer.status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
		response.end(await answer.text())
	})
	await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
	return proxy
}
