import { expect, test } from 'vitest'
import { NEVER_CACHED } from '../../contract/cache.ts'
import { cacheTargets, type PageRuleOf } from './cache-target.ts'

const pages: Record<string, ReturnType<PageRuleOf>> = {
	'/': {},
	'/galeri': { parameters: { jenis: /^(gambar|tiktok)$/, halaman: /^[1-9]\d?$/ }, freshSeconds: 30 },
	'/yasmin-shop': { parameters: { tipe: NEVER_CACHED } },
	'/fhir/Slot': { parameters: { _count: /^\d{1,3}$/ }, only: true },
}
const targetOf = cacheTargets(
	(path) => pages[path] ?? null,
	(path) => `pattern of ${path}`,
)
const addressOf = (url: string) => targetOf(url)?.address ?? null

test.each([
	['/', '/'],
	['/?utm_source=wa&fbclid=1', '/'],
	['/galeri?halaman=2&jenis=tiktok&x=1', '/galeri?jenis=tiktok&halaman=2'],
	['/yasmin-shop?tipe=', '/yasmin-shop'],
	['/fhir/Slot?_count=20', '/fhir/Slot?_count=20'],
	['/api/v1/public/faq?limit=100&page=1&_=77', '/api/v1/public/faq?limit=100&page=1'],
	['/api/v1/public/faq?page=1&limit=100', '/api/v1/public/faq?limit=100&page=1'],
	['/api/v1/public/web/template/', '/api/v1/public/web/template/'],
	['/api/v1/public/layanan/detail-uri/igd-24-jam', '/api/v1/public/layanan/detail-uri/igd-24-jam'],
	['/api/v1/public/dokter?searchByPoliKlinikUri=poli-anak', '/api/v1/public/dokter?searchByPoliKlinikUri=poli-anak'],
	['/api/v1/public/dokter?searchByNama=', '/api/v1/public/dokter'],
	['/api/v1/public/faq?page=&limit=', '/api/v1/public/faq'],
	['/api/v1/public/faq?page=0&limit=5000', '/api/v1/public/faq?limit=300&page=1'],
	['/api/v1/public/dokter?sortNama=ASC', '/api/v1/public/dokter?sortNama=asc'],
	['/api/v1/public/dokter?sortNama=-1', '/api/v1/public/dokter?sortNama=desc'],
	['/api/v1/public/artikel/komentar?recursiveFormat=Yes', '/api/v1/public/artikel/komentar?recursiveFormat=true'],
	['/api/v1/public/shop-item?filterTipe=a&filterTipe=b', '/api/v1/public/shop-item?filterTipe=a%2Cb'],
	['/api/v1/public/layanan?bentuk=ringkas', '/api/v1/public/layanan?bentuk=ringkas'],
	['/api/v1/public/layanan?bentuk=', '/api/v1/public/layanan'],
])('%s is cached as %s', (url, address) => expect(addressOf(url)).toBe(address))

test.each([
	['a page without a declaration', '/reservasi'],
	['a path with escapes', '/%67aleri'],
	['a path with a double slash', '//galeri'],
	['an absolute URL', 'http://x/'],
	['a value that the page does not declare', '/galeri?halaman=100'],
	['a parameter that is sent twice', '/galeri?jenis=gambar&jenis=tiktok'],
	['a parameter that is never cached', '/yasmin-shop?tipe=gigi'],
	['another parameter of a page that takes no other', '/fhir/Slot?_count=20&start=2026-11-16'],
	['a NIK in the query', '/api/v1/public/komentar?filterArtikelId=3271046504930002'],
	['a URL that is too long', `/?${'a'.repeat(2000)}`],
	['a call that is not declared', '/api/v1/public/artikel?page=1'],
	['an unknown call', '/api/v1/public/nothing'],
	['a personal call', '/api/v1/public/shop-keranjang'],
	['a search', '/api/v1/public/dokter?searchByNama=a'],
	['an invalid value', '/api/v1/public/faq?page=x'],
	['a parameter of a call that is sent twice', '/api/v1/public/faq?page=1&page=2'],
])('%s is not cached: %s', (_, url) => expect(addressOf(url)).toBeNull())

test('a declaration says how long a response is fresh; the default is five seconds', () => {
	expect([targetOf('/galeri')?.freshMs, targetOf('/')?.freshMs]).toEqual([30_000, 5000])
})

test('a page depends on the host, a call of the API does not', () => {
	expect(targetOf('/')?.dependsOnHost).toBe(true)
	expect(targetOf('/api/v1/public/faq')?.dependsOnHost).toBe(false)
})

test('a target has the pattern of its path, as the log has it', () => {
	expect(targetOf('/galeri?jenis=tiktok')?.route).toBe('pattern of /galeri')
	expect(targetOf('/api/v1/public/layanan/detail-uri/igd-24-jam')?.route).toBe('/api/v1/public/layanan/detail-uri/:uri')
	expect(targetOf('/assets/a-1.js')?.route).toBe('/assets/*')
})
