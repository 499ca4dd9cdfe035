import { Feed } from 'feed'
import type { ArtikelRingkas } from '../../../contract/artikel/artikel.ts'
import { escapeHtml } from '../../../contract/escape-html.ts'
import { pictureAddress } from '../../../contract/media/pictures.ts'
import type { Template } from '../../../contract/web/web.ts'

interface ArtikelFeed {
	siteUrl: string
	template: Pick<Template, 'merek' | 'webSetting'>
	/** The newest first. */
	artikel: ArtikelRingkas[]
	format: 'rss' | 'atom'
}

const PICTURE_WIDTH = 1280

export const FEEDS = { rss: '/info-kesehatan/rss.xml', atom: '/info-kesehatan/atom.xml' }

/** The newest articles as RSS 2.0 or Atom. Nothing in it depends on the time of the request. */
export function artikelFeed({ siteUrl, template, artikel, format }: ArtikelFeed): string {
	const { namaPendek } = template.merek.data
	const absolute = (path: string) => new URL(path, siteUrl).href
	const feed = new Feed({
		id: absolute('/info-kesehatan'),
		title: `Info Kesehatan ${namaPendek}`,
		description: `Artikel kesehatan dari ${template.webSetting.data?.namaWeb ?? namaPendek}`,
		link: absolute('/info-kesehatan'),
		language: 'id',
		generator: false,
		updated: new Date(Math.max(0, ...artikel.map(({ updatedAt }) => updatedAt))),
		author: { name: namaPendek, link: absolute('/') },
		feedLinks: { [format]: absolute(FEEDS[format]) },
	})
	for (const each of artikel) {
		const link = absolute(`/info-kesehatan/${encodeURIComponent(each.uri)}`)
		const penulis = each.penulis || namaPendek
		feed.addItem({
			// Atom's titles and summaries are HTML here, those of RSS plain text.
			title: format === 'atom' ? escapeHtml(each.judul) : each.judul,
			description: format === 'atom' ? escapeHtml(each.ringkasan) : each.ringkasan,
			link,
			date: new Date(each.updatedAt),
			published: new Date(each.createdAt),
			content: firstPicture(each, absolute) + absoluteLinks(each.textContent ?? '', siteUrl),
			category: [{ name: each.kategoriArtikel.nama, term: each.kategoriArtikel.uri }],
			// The author of RSS is an e-mail address.
			...(format === 'atom'
				? { author: [{ name: penulis }] }
				: { extensions: [{ name: 'dc:creator', objects: { _cdata: penulis } }] }),
		})
	}
	return withoutControls(format === 'atom' ? feed.atom1() : feed.rss2())
}

function firstPicture({ artikelMedia: [first], judul }: ArtikelRingkas, absolute: (path: string) => string): string {
	if (!first) return ''
	const src = escapeHtml(absolute(pictureAddress('artikel', first.content, PICTURE_WIDTH)))
	return `<p><img src="${src}" alt="${escapeHtml(first.alt ?? judul)}"></p>`
}

/** Readers show the text without an address of their own. */
const absoluteLinks = (html: string, siteUrl: string) => html.replace(/(\s(?:src|href)=")\/(?!\/)/g, `$1${siteUrl}/`)

/** XML allows few control characters and no half of a surrogate pair. */
const withoutControls = (xml: string) =>
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
	xml.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
