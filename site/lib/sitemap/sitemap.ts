import { publicNames } from '../../../contract/content/content-types.ts'
import type { Api } from '../../api.ts'
import { knownWebId } from '../../web-id.ts'

interface SitemapAddress {
	path: string
	/** The time of the last change in epoch milliseconds, if known. */
	lastmod?: number
}

/** The pages that always exist. Search and reservation are not for search engines. */
const fixedPaths = [
	...['/', '/poli-klinik', '/info-kesehatan', '/kategori-info-kesehatan', '/layanan', '/fasilitas'],
	...['/testimoni', '/komunitas', '/mitra', '/hubungi-kami', '/galeri', '/yasmin-shop'],
	'/kebijakan-privasi',
	...publicNames.map((name) => `/${name}`),
]

/** The maximum of one response. */
const LIMIT = 300

interface Listed<Item> {
	data: Item[]
	pagination: { totalPage: number }
}

/** Loads all pages of a list. */
async function whole<Item>(read: (paging: { page: number; limit: number }) => Promise<Listed<Item>>): Promise<Item[]> {
	const first = await read({ page: 1, limit: LIMIT })
	const others = Array.from({ length: Math.max(first.pagination.totalPage - 1, 0) }, (_, index) => index + 2)
	const rest = await Promise.all(others.map((page) => read({ page, limit: LIMIT })))
	return [first, ...rest].flatMap(({ data }) => data)
}

const below = (base: string, things: { uri: string }[]) =>
	things.map(({ uri }): SitemapAddress => ({ path: `${base}/${encodeURIComponent(uri)}` }))

/** Every public address. A failed list fails the sitemap, because search engines drop pages that are missing in it. */
export async function sitemapAddresses(api: Api, promos: { uri: string }[]): Promise<SitemapAddress[]> {
	const [template, poliKlinik, artikel, kategori, layanan, fasilitas, komunitas, mitra, shopItem] = await Promise.all([
		api('GET /v1/public/web/template/', { query: { bentuk: 'ringkas' } }),
		whole((query) => api('GET /v1/public/poli-klinik', { query })),
		whole((query) => api('GET /v1/public/artikel', { query: { ...query, bentuk: 'ringkas' } })),
		whole((query) => api('GET /v1/public/kategori-artikel', { query })),
		whole((query) => api('GET /v1/public/layanan', { query: { ...query, bentuk: 'ringkas' } })),
		whole((query) => api('GET /v1/public/fasilitas', { query: { ...query, bentuk: 'ringkas' } })),
		whole((query) => api('GET /v1/public/komunitas', { query: { ...query, bentuk: 'ringkas' } })),
		whole((query) => api('GET /v1/public/mitra', { query: { ...query, bentuk: 'ringkas' } })),
		whole(async () => api('GET /v1/public/shop-item/', { query: { webId: await knownWebId(api), bentuk: 'ringkas' } })),
	])
	return [
		...fixedPaths.map((path) => ({ path })),
		...below('/daftar-dokter', poliKlinik),
		...artikel.map(({ uri, updatedAt }) => ({
			path: `/info-kesehatan/${encodeURIComponent(uri)}`,
			lastmod: updatedAt,
		})),
		...below('/kategori-info-kesehatan', kategori),
		...below('/layanan', layanan),
		...below('/fasilitas', fasilitas),
		...below('/komunitas', komunitas),
		...below('/mitra', mitra),
		...below('/paket-layanan', shopItem),
		...(template.promo.data ? [{ path: '/promo' }, ...below('/promo', promos)] : []),
	]
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

/** A sitemap as sitemaps.org describes it. */
export function sitemapXml(siteUrl: string, addresses: SitemapAddress[]): string {
	const entries = addresses.map(({ path, lastmod }) => {
		const time = lastmod === undefined ? '' : `<lastmod>${new Date(lastmod).toISOString()}</lastmod>`
		return `<url><loc>${escapeXml(siteUrl + path)}</loc>${time}</url>\n`
	})
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}
