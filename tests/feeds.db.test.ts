import { XMLParser, XMLValidator } from 'fast-xml-parser'
import ical, { type VEvent } from 'node-ical'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyPage } from './journeys/every-page.ts'
import { providerPages } from './provider/provider-pages.ts'
import { type Provider, startProvider } from './provider/start-provider.ts'
import { jsonLdIn, unknownTerms } from './support/schema-vocabulary.ts'
import { type Site, startSite } from './support/site-server.ts'

// What programs read, on our own database and in front of another provider.

let provider: Provider
let own: Site
let other: Site
beforeAll(async () => {
	provider = await startProvider({ preset: 'literal' })
	const env = { RATE_LIMITS: '0' }
	const starting = [startSite({ env: { ...env, DEMO: '1' } }), startSite({ env: { ...env, API_URL: provider.apiUrl } })]
	const [first, second] = await Promise.all(starting)
	own = first as Site
	other = second as Site
})
afterAll(async () => {
	await Promise.all([own?.stop('SIGKILL'), other?.stop('SIGKILL')])
	await provider?.stop()
})

const sites = [
	{ name: 'our own database', site: () => own, dokter: 'dr-anindya-prameswari', poli: 'poli-anak', diubah: true },
	{
		...{ name: 'another provider', site: () => other, dokter: 'dr-anggrek-puspita-sp-a', poli: 'poli-melati-anak' },
		diubah: false,
	},
]

const parser = new XMLParser({
	ignoreAttributes: false,
	isArray: (name) => ['url', 'sitemap', 'item', 'entry', 'image:image'].includes(name),
})

describe.each(sites)('given $name', ({ site, dokter, poli, diubah }) => {
	const read = async (path: string, headers: Record<string, string> = {}) => {
		const response = await fetch(site().url + path, { headers })
		return { status: response.status, headers: response.headers, text: await response.text() }
	}
	const readXml = async (path: string, type: string) => {
		const { status, text, headers } = await read(path)
		expect([status, headers.get('content-type')], path).toEqual([200, `application/${type}; charset=utf-8`])
		expect(XMLValidator.validate(text), path).toBe(true)
		return parser.parse(text)
	}

	test('calendars of a doctor and a clinic hold repeated practice hours, and their page offers them', async () => {
		for (const page of [`/dokter/${dokter}`, `/daftar-dokter/${poli}`]) {
			const { status, text, headers } = await read(`${page}/kalender.ics`)
			expect([status, headers.get('content-type')], page).toEqual([200, 'text/calendar; charset=utf-8'])
			const events = Object.values(ical.sync.parseICS(text)).filter((each): each is VEvent => each?.type === 'VEVENT')
			expect(events.length, page).toBeGreaterThan(0)
			expect(new Set(events.map(({ uid }) => uid)).size, page).toBe(events.length)
			expect(
				events.every(({ rrule, start }) => rrule && start.tz === 'Asia/Jakarta'),
				page,
			).toBe(true)
			expect(
				events.every(({ lastmodified }) => Boolean(lastmodified) === diubah),
				page,
			).toBe(true)
			const html = (await read(page)).text
			expect(html).toContain(`href="webcal://${new URL(site().url).host}${page}/kalender.ics"`)
			expect(html).toContain(`href="${page}/kalender.ics" download`)
		}
		for (const page of ['/dokter/tidak-ada', '/daftar-dokter/tidak-ada'])
			expect((await read(`${page}/kalender.ics`)).status, page).toBe(404)
	})

	test('RSS and Atom hold the newest articles, and every page names them', async () => {
		const { rss } = await readXml('/info-kesehatan/rss.xml', 'rss+xml')
		const { feed } = await readXml('/info-kesehatan/atom.xml', 'atom+xml')
		const { data } = await (await fetch(`${site().url}/api/v1/public/artikel?limit=20`)).json()
		const links = data.map(({ uri }: { uri: string }) => `${site().url}/info-kesehatan/${uri}`)
		expect(links.length).toBeGreaterThan(0)
		expect(rss.channel.item.map(({ link }: { link: string }) => link)).toEqual(links)
		expect(feed.entry.map(({ id }: { id: string }) => id)).toEqual(links)
		expect(rss.channel.item[0]['content:encoded']).not.toMatch(/<script|(?:src|href)="\//)
		const { text } = await read('/faq')
		const named = [...text.matchAll(/<link [^>]*rel="alternate"[^>]* href="([^"]+)"/g)].map(([, href]) => href)
		expect(named).toEqual(['/info-kesehatan/rss.xml', '/info-kesehatan/atom.xml'])
	})

	test('the sitemap is an index of parts, with pictures that exist and the times of changes', async () => {
		const { sitemapindex } = await readXml('/sitemap.xml', 'xml')
		const parts: { loc: string; lastmod?: string }[] = sitemapindex.sitemap
		const pages: { loc: string; lastmod?: string; 'image:image'?: { 'image:loc': string }[] }[] = []
		for (const { loc } of parts) pages.push(...(await readXml(loc.replace(site().url, ''), 'xml')).urlset.url)
		expect(new Set(pages.map(({ loc }) => loc)).size).toBe(pages.length)
		const page = pages.find(({ loc }) => loc === `${site().url}/dokter/${dokter}`)
		expect(Boolean(page?.lastmod)).toBe(diubah)
		expect(parts.find(({ loc }) => loc.endsWith('/sitemap-info-kesehatan.xml'))?.lastmod).toBeDefined()
		const pictures = pages.flatMap(({ 'image:image': images = [] }) => images.slice(0, 1))
		expect(pictures.length).toBeGreaterThan(5)
		for (const { 'image:loc': picture } of pictures.slice(0, 3))
			expect((await fetch(picture)).headers.get('content-type'), picture).toMatch(/^image\//)
		for (const path of ['/sitemap-dokter.xml?halaman=2', '/sitemap-dokter.xml?halaman=x'])
			expect((await read(path)).status, path).toBe(404)
	})

	test('llms.txt says who the hospital is and where to look, and each of its links works', async () => {
		const { text, headers } = await read('/llms.txt')
		expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
		const { webSetting } = await (await fetch(`${site().url}/api/v1/public/web/template/`)).json()
		const { namaWeb, noTelpUgd, alamat } = webSetting.data
		expect(text.startsWith(`# ${namaWeb}\n`)).toBe(true)
		for (const fact of [noTelpUgd, alamat, `(${site().url}/daftar-dokter/${poli})`]) expect(text).toContain(fact)
		for (const [, address = ''] of text.matchAll(/\]\((http[^)]+)\)/g))
			expect((await fetch(address)).status, address).toBe(200)
	})

	test('each of them can be asked for again with its ETag, and says that everybody may store it', async () => {
		for (const path of [`/dokter/${dokter}/kalender.ics`, '/info-kesehatan/rss.xml', '/sitemap.xml', '/llms.txt']) {
			const { headers } = await read(path)
			expect(headers.get('cache-control'), path).toMatch(/^public/)
			const again = await read(path, { 'if-none-match': headers.get('etag') ?? '' })
			expect([again.status, again.text], path).toEqual([304, ''])
		}
	})

	test('the structured data of every page has only words of schema.org', async () => {
		const types = new Set<unknown>()
		for (const { path } of diubah ? everyPage : providerPages)
			for (const data of jsonLdIn((await read(path)).text)) {
				expect(data['@context'], path).toBe('https://schema.org')
				expect(unknownTerms(data), path).toEqual([])
				types.add(data['@type'])
			}
		for (const type of [
			...['Hospital', 'WebSite', 'BreadcrumbList', 'MedicalClinic', 'Physician', 'Article', 'FAQPage', 'Product'],
			...['CollectionPage', 'Service', 'Place', 'Organization', 'ContactPage', 'ImageGallery'],
		])
			expect(types, type).toContain(type)
	})
})

test('given a provider that is down, when a calendar is read, then it fails: an empty one would delete the hours', async () => {
	provider.change({ down: true })
	const { status } = await fetch(`${other.url}/daftar-dokter/poli-melati-gigi/kalender.ics`)
	expect(status).toBeGreaterThanOrEqual(500)
})
