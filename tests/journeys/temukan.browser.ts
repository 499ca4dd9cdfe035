import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/browser-test.ts'
import { readSitemap } from './public-routes.ts'

const API = '/api/v1/public'

/** Where the things of a list have their pages. */
const details: [list: string, page: string][] = [
	['poli-klinik', 'daftar-dokter'],
	['dokter', 'dokter'],
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
	...['/testimoni', '/komunitas', '/mitra', '/faq', '/hubungi-kami', '/galeri', '/yasmin-shop'],
	...['/kebijakan-privasi', '/datang', '/hak-pasien', '/dokter'],
]

test('the sitemap lists every public address once', async ({ request, site }) => {
	const expected = [...fixed]
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

/** What a crawler reads on a page; it runs no scripts. */
async function readTags(request: APIRequestContext, path: string) {
	const headers = { 'user-agent': 'WhatsApp/2.24.6.77 A', accept: '*/*' }
	const html = await (await request.get(path, { headers })).text()
	const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)
	const {
		'og:title': title = '',
		'og:image': image = '',
		...more
	} = Object.fromEntries(Array.from(tags, ([, name, content]) => [name, content]))
	return { title, image, more, picture: await request.get(image, { headers }) }
}

test('a shared link of each kind of page shows a picture with its own title', async ({ request, site }) => {
	const paths = [
		...['/', '/poli-klinik', '/daftar-dokter/poli-anak', '/dokter/dr-anindya-prameswari', '/layanan/igd-24-jam'],
		...['/info-kesehatan/jalan-kaki-30-menit', '/kategori-info-kesehatan/ibu-dan-anak', '/fasilitas/icu', '/faq'],
		...['/komunitas/klub-jantung-sehat', '/mitra/bpjs-kesehatan', '/paket-layanan/medical-check-up-dasar'],
		...['/promo/medical-check-up-keluarga', '/yasmin-shop', '/galeri', '/hubungi-kami'],
	]
	const seen = new Set<string>()
	for (const path of paths) {
		const { title, image, more, picture } = await readTags(request, path)
		expect(image, path).toBe(`${site.url}/images/bagikan${path === '/' ? '/beranda' : path}.jpg`)
		expect(more, path).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630', 'og:image:alt': title })
		expect(picture.headers()['content-type'], path).toBe('image/jpeg')
		expect(picture.headers()['cache-control'], path).toBe('public, max-age=600')
		const bytes = await picture.body()
		// WhatsApp leaves out larger ones.
		expect(bytes.length, path).toBeLessThan(300_000)
		const { width, height } = await sharp(bytes).metadata()
		expect([width, height], path).toEqual([1200, 630])
		seen.add(bytes.toString('base64'))
	}
	expect(seen.size).toBe(paths.length)
	const { picture } = await readTags(request, '/faq')
	const again = await request.get(picture.url(), { headers: { 'if-none-match': picture.headers().etag ?? '' } })
	expect(again.status()).toBe(304)
})

test('a shared link of a page with personal data shows the hospital alone', async ({ request, site }) => {
	for (const path of ['/data-saya', '/reservasi', '/cek-reservasi', '/reservasi-status/K7MPQ-X3WVT-9HBCD']) {
		const { image, picture } = await readTags(request, path)
		expect(image, path).toBe(`${site.url}/images/bagikan/umum.jpg`)
		expect(picture.headers()['content-type'], path).toBe('image/jpeg')
	}
	expect((await request.get('/images/bagikan/data-saya.jpg')).status()).toBe(404)
	expect((await request.get('/images/bagikan/tidak/ada.jpg')).status()).toBe(404)
})
