import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fitur } from '../contract/web/web.ts'
import { everyPage } from './journeys/every-page.ts'
import { type Provider, startProvider } from './provider/start-provider.ts'
import { runServer, type Site, startSite } from './support/site-server.ts'
import { listenHttp } from './support/test-http-server.ts'

// Every test starts whole processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

let provider: Provider
let site: Site
beforeAll(async () => {
	provider = await startProvider({ preset: 'literal' })
	site = await startSite({ env: { API_URL: `${provider.origin}/`, DATABASE_URL: 'postgres://127.0.0.1:1/none' } })
})
afterAll(async () => {
	await site?.stop('SIGKILL')
	await provider?.stop()
})

const read = async (path: string, from = site) => {
	const response = await fetch(from.url + path)
	return { status: response.status, text: await response.text(), headers: response.headers }
}

test('given a provider, when the site starts, then it needs no database and is ready', async () => {
	expect((await read('/readyz')).status).toBe(200)
	expect((await read('/')).text).toContain('Layanan Cuci Darah Melati')
	expect(site.output()).not.toMatch(/administrator|"level":[45]0/)
})

test('given a provider, when the staff app is opened, then it is the 404 page', async () => {
	for (const path of ['/staf', '/staf/artikel']) {
		const { status, text } = await read(path)
		expect([status, text.includes('This page could not be found')], path).toEqual([404, true])
	}
	expect((await read('/api/v1/staf/saya')).status).toBe(404)
})

test('given a provider, when search engines read the sitemap, then it lists the provider’s content', async () => {
	const { status, text } = await read('/sitemap-layanan.xml')
	expect([status, text.includes('/layanan/cuci-darah-melati')]).toEqual([200, true])
})

test('given a provider with the specification alone, when pages are read, then our additions are not offered', async () => {
	const pages = await Promise.all(['/', '/poli-klinik', '/reservasi', '/kebijakan-privasi'].map((path) => read(path)))
	for (const { status, text } of pages) {
		expect(status).toBe(200)
		expect(text).not.toMatch(/href="\/data-saya"|AES-256/)
	}
	const { status, text } = await read('/data-saya')
	expect([status, text.includes('Data Saya Tidak Ditemukan')]).toEqual([200, true])
	const cek = (await read('/cek-reservasi')).text
	expect([cek.includes('Kode reservasi'), cek.includes('Empat angka'), cek.includes('Dari perangkat ini')]).toEqual([
		true,
		false,
		false,
	])
})

test('given a provider that names our additions, when pages are read, then they are offered', async () => {
	const named = await listenHttp(async (request, response) => {
		const answer = await fetch(provider.origin + request.url)
		const body = await answer.text()
		response.writeHead(answer.status, { 'content-type': 'application/json' })
		response.end(
			request.url?.includes('/web/template/')
				? JSON.stringify({ ...JSON.parse(body), fitur: { data: [...fitur.options, 'lain'] } })
				: body,
		)
	})
	const offering = await startSite({ env: { API_URL: named.origin } })
	expect((await read('/', offering)).text).toContain('href="/data-saya"')
	expect((await read('/data-saya', offering)).text).toContain('Lihat, unduh, pindahkan, atau hapus kapan saja.')
	expect((await read('/cek-reservasi', offering)).text).toContain('Empat angka terakhir nomor telepon')
	await offering.stop('SIGKILL')
	await named.close()
})

test('given a second copy of this server as provider, when every page is read, then it is the same page', async () => {
	const original = await startSite({ env: { DEMO: '1', RATE_LIMITS: '0' } })
	const copy = await startSite({ env: { API_URL: original.url, RATE_LIMITS: '0' } })
	// The privacy page of the copy does not know how long the other one stores data.
	const pages = everyPage.filter(({ path }) => path !== '/kebijakan-privasi')
	for (const { path, status = 200 } of pages) {
		const [own, proxied] = await Promise.all([read(path, original), read(path, copy)])
		expect([own.status, proxied.status], path).toEqual([status, status])
		expect(visibleText(proxied.text), path).toBe(visibleText(own.text))
	}
	expect(copy.output()).not.toContain('"level"')
	await Promise.all([copy.stop('SIGKILL'), original.stop('SIGKILL')])
})

/** The printed page ends with its address. */
const visibleText = (html: string) =>
	html
		.replace(/127\.0\.0\.1:\d+/g, '')
		.replace(/<(script|template)[\s\S]*?<\/\1>/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')

test('given a provider that is down, when the site starts, then it serves whole pages and logs a line', async () => {
	const { origin, close } = await listenHttp(() => {})
	await close()
	const alone = await startSite({ env: { API_URL: origin } })
	const { status, text } = await read('/layanan', alone)
	expect([status, text.includes('Layanan Tidak Ditemukan')]).toEqual([503, true])
	expect(alone.output()).toContain('"call":"getTemplate","reason":"connection failed","msg":"provider call failed"')
	await alone.stop('SIGKILL')
})

test.each(['penyedia', 'ftp://penyedia.example', 'https://kunci@penyedia.example'])(
	'given API_URL=%s, when the site starts, then it ends with one sentence',
	async (API_URL) => {
		expect(await runServer({ env: { API_URL } })).toEqual({
			code: 1,
			output: 'Bad environment: API_URL must be empty or an http(s) address without query and password.\n',
		})
	},
)
