import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { samplePromos } from '../../site/features/promo/sample-promos.ts'
import { expect, test } from '../support/browser-test.ts'

const API = '/api/v1/public'

/** Where the things of a list have their pages. */
const details: [list: string, page: string][] = [
	['poli-klinik', 'daftar-dokter'],
	['artikel', 'info-kesehatan'],
	['kategori-artikel', 'kategori-info-kesehatan'],
	['layanan', 'layanan'],
	['fasilitas', 'fasilitas'],
	['komunitas', 'komunitas'],
	['mitra', 'mitra'],
	['shop-item', 'paket-layanan'],
]

const fixed = [
	...['/', '/poli-klinik', '/info-kesehatan', '/kategori-info-kesehatan', '/layanan', '/fasilitas', '/prestasi'],
	...['/testimoni', '/komunitas', '/mitra', '/faq', '/hubungi-kami', '/galeri', '/yasmin-shop', '/promo'],
	'/kebijakan-privasi',
]

async function readSitemap(request: APIRequestContext) {
	const response = await request.get('/sitemap.xml')
	expect(response.status()).toBe(200)
	expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8')
	const entries = (await response.text()).matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)
	return Array.from(entries, ([, loc, lastmod]) => ({ loc: loc ?? '', lastmod }))
}

test('the sitemap lists every public address once', async ({ request, site }) => {
	const expected = [...fixed, ...samplePromos.map(({ uri }) => `/promo/${uri}`)]
	for (const [list, page] of details) {
		const { data } = await (await request.get(`${API}/${list}?limit=300`)).json()
		expect(data.length).toBeGreaterThan(0)
		expected.push(...data.map(({ uri }: { uri: string }) => `/${page}/${uri}`))
	}
	const entries = await readSitemap(request)
	expect(entries.map(({ loc }) => loc).toSorted()).toEqual(expected.map((path) => site.url + path).toSorted())
})

test('an article says when it was last changed', async ({ request }) => {
	const { data } = await (await request.get(`${API}/artikel?limit=1`)).json()
	const entries = await readSitemap(request)
	const entry = entries.find(({ loc }) => loc.endsWith(`/info-kesehatan/${data[0].uri}`))
	expect(entry?.lastmod).toBe(new Date(data[0].updatedAt).toISOString())
})

test('the sitemap can be read by a browser', async ({ page }) => {
	await page.goto('/faq')
	const roots = await page.evaluate(async () => {
		const xml = new DOMParser().parseFromString(await (await fetch('/sitemap.xml')).text(), 'application/xml')
		return [xml.documentElement.localName, xml.documentElement.namespaceURI]
	})
	expect(roots).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9'])
})

test('robots.txt names the sitemap and the disallowed pages', async ({ request, site }) => {
	const response = await request.get('/robots.txt')
	expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
	const lines = (await response.text()).split('\n')
	expect(lines[0]).toBe('User-agent: *')
	for (const line of ['Disallow: /api/', 'Disallow: /reservasi', 'Disallow: /reservasi-status/'])
		expect(lines).toContain(line)
	expect(lines).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

test('every page links icons and manifest, and their files have the declared type and size', async ({
	page,
	request,
}) => {
	await page.goto('/promo')
	const href = await page.locator('link[rel=manifest]').getAttribute('href')
	const response = await request.get(href ?? '')
	expect(response.headers()['content-type']).toBe('application/manifest+json; charset=utf-8')
	const manifest = await response.json()
	const { webSetting } = await (await request.get(`${API}/web/template/`)).json()
	expect(manifest).toMatchObject({ name: webSetting.data.namaWeb, lang: 'id', start_url: '/', scope: '/' })
	const pngs: { src: string; type: string; sizes: string }[] = manifest.icons.slice(1)
	expect(pngs.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
	for (const { src, type, sizes } of pngs) {
		const icon = await request.get(src)
		expect(icon.headers()['content-type']).toBe(type)
		const { width, height } = await sharp(await icon.body()).metadata()
		expect(`${width}x${height}`).toBe(sizes)
	}
	for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200)
	const icons = await page
		.locator('link[rel~=icon], link[rel=apple-touch-icon]')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
	expect(icons).toHaveLength(3)
	for (const icon of icons) expect((await request.get(icon)).status()).toBe(200)
})

test('a search result is noindex, the search page is not', async ({ request }) => {
	const robots = '<meta name="robots" content="noindex"/>'
	expect(await (await request.get('/pencarian?cari=gigi')).text()).toContain(robots)
	expect(await (await request.get('/pencarian')).text()).not.toContain(robots)
})
