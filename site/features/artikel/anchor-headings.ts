import { textOfHtml } from './text-of-html.ts'

/** An article with fewer headings than this has no table of contents. */
export const TOC_MIN_HEADINGS = 4

export interface Heading {
	id: string
	text: string
	level: 2 | 3 | 4
}

/** The sanitiser allows these three levels and removes their attributes. */
const heading = /<h([234])>(.*?)<\/h\1>/gs

/**
 * Gives every heading an id to link to, and lists the headings. The ids come from the words, so a link works as long
 * as the words stay the same.
 *
 * @example
 * anchorHeadings('<h2>Apa itu?</h2>') // { html: '<h2 id="bagian-apa-itu" …>…', headings: [{ id: 'bagian-apa-itu', … }] }
 */
export function anchorHeadings(html: string): { html: string; headings: Heading[] } {
	const headings: Heading[] = []
	const taken = new Set<string>()
	const anchored = html.replace(heading, (_, digit: string, inside: string) => {
		const text = textOfHtml(inside)
		const id = freeId(anchorOf(text), taken)
		headings.push({ id, text, level: Number(digit) as Heading['level'] })
		// Focusable, so that the keyboard continues at the heading.
		return `<h${digit} id="${id}" tabindex="-1">${inside}</h${digit}>`
	})
	return { html: anchored, headings }
}

/** The letters and digits of the heading. The prefix avoids a clash with other ids of the page. */
function anchorOf(text: string): string {
	const words = text
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.filter(Boolean)
	return ['bagian', ...words].join('-')
}

function freeId(wanted: string, taken: Set<string>): string {
	let id = wanted
	for (let turn = 2; taken.has(id); turn += 1) id = `${wanted}-${turn}`
	taken.add(id)
	return id
}
