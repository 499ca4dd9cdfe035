import { persiapanLines } from '../../../contract/shop/persiapan.ts'
import type { ShopItem } from '../../../contract/shop/shop.ts'

/** What one package has of a fact: lines of text, or rich text. */
export type Isi = { lines: string[] } | { html: string }

export interface Baris {
	judul: string
	/** One per package; null where a package says nothing. */
	isi: (Isi | null)[]
	isSame: boolean
}

/** The facts of packages, row by row. A fact that no package has is left out. */
export function compareFacts(packages: ShopItem[]): Baris[] {
	const lines = (judul: string, read: (item: ShopItem) => string[]) =>
		baris(
			judul,
			packages.map((item) => {
				const found = read(item).filter(Boolean)
				return found.length > 0 ? { lines: found } : null
			}),
		)
	return [
		lines('Harga', ({ metaFormated }) => [metaFormated.harga]),
		lines('Lama', ({ lama = '' }) => [lama]),
		lines('Tipe', ({ tipe }) => [tipe.nama]),
		lines('Kategori', ({ kategori }) => [kategori.nama]),
		lines('Usia', ({ usia, metaFormated }) => (usia.length > 0 ? usia.map(({ nama }) => nama) : [metaFormated.usia])),
		lines('Jenis Kelamin', ({ metaFormated }) => [metaFormated.jenisKelamin]),
		...compareTexts(packages.map(({ textContent }) => textContent)),
		lines('Persiapan', ({ persiapan }) => persiapanLines(persiapan)),
	].filter(({ isi }) => isi.some(Boolean))
}

/** A heading that several texts have is one row, however it is capitalised. */
function compareTexts(texts: string[]): Baris[] {
	const contents = texts.map(splitSections)
	const isSame = (a: Section, b: Section) => a.judul.toLowerCase() === b.judul.toLowerCase()
	const all = contents.flat()
	const headings = all.filter((section, place) => all.findIndex((other) => isSame(other, section)) === place)
	return headings.map((heading) =>
		baris(
			heading.judul,
			contents.map((sections) => {
				const html = sections.flatMap((section) => (isSame(section, heading) ? section.html : [])).join('')
				return html ? { html } : null
			}),
		),
	)
}

function baris(judul: string, isi: Baris['isi']): Baris {
	const [first, ...others] = isi.map((each) => JSON.stringify(each))
	return { judul, isi, isSame: others.length > 0 && others.every((other) => other === first) }
}

interface Section {
	judul: string
	html: string
}

/** Above the first heading of a package's text. */
const TENTANG = 'Tentang paket'

const tag = /<(\/?)([a-z][a-z\d]*)(?:"[^"]*"|[^">])*>/g
const VOID = ['br', 'hr', 'img']

/** The parts of a text below its headings, so that those of several packages stand side by side. */
export function splitSections(html: string): Section[] {
	const sections: Section[] = [{ judul: TENTANG, html: '' }]
	let depth = 0
	let start = 0
	let heading = 0
	for (const { 0: text, 1: slash, 2: name = '', index } of html.matchAll(tag)) {
		if (VOID.includes(name)) continue
		const isHeading = /^h[2-4]$/.test(name)
		if (slash) depth -= 1
		if (isHeading && depth === 0) {
			if (slash) {
				sections.push({ judul: plain(html.slice(heading, index)), html: '' })
				start = index + text.length
			} else {
				addTo(sections, html.slice(start, index))
				heading = index + text.length
			}
		}
		if (!slash) depth += 1
	}
	addTo(sections, html.slice(start))
	return sections.filter((section) => section.html !== '')
}

function addTo(sections: Section[], html: string) {
	const last = sections.at(-1)
	if (last) last.html = html.trim()
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' }

const plain = (html: string) =>
	html
		.replace(tag, '')
		.replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
		.replace(/\s+/g, ' ')
		.trim()
