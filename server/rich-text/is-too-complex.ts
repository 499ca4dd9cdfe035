/** Far beyond any text that people write: a table of 2,000 rows with eight cells, start and end. */
const MAX_TAGS = 40_000

/** Each level makes the parser slower for all elements within it. */
const MAX_DEPTH = 100

/** A name ends where the parser ends it. */
const tag = /<(\/?)([a-z][^ \t\n\f\r/>]*)/gi

const voidElements = new Set(['br', 'hr', 'img', 'input', 'col', 'wbr', 'meta', 'link', 'embed', 'source'])

const cells = new Set(['td', 'th'])
const terms = new Set(['dt', 'dd'])
/** What a start tag ends, if it is open, as the parser has it. */
const ends: ReadonlyMap<string, ReadonlySet<string>> = new Map([
	['p', new Set(['p'])],
	['li', new Set(['li'])],
	['option', new Set(['option'])],
	['dt', terms],
	['dd', terms],
	['td', cells],
	['th', cells],
	['tr', new Set(['tr', ...cells])],
])

/**
 * True for HTML with more elements or levels than are parsed: the time of the parser grows with both. It reads the text
 * once, and stops at the limit.
 */
export function isTooComplex(html: string): boolean {
	const open: string[] = []
	let tags = 0
	for (const [, slash, written = ''] of html.matchAll(tag)) {
		const name = written.toLowerCase()
		tags += 1
		if (tags > MAX_TAGS) return true
		if (slash) {
			const at = open.lastIndexOf(name)
			if (at >= 0) open.length = at
		} else if (!voidElements.has(name)) {
			while (ends.get(name)?.has(open.at(-1) ?? '')) open.pop()
			open.push(name)
			if (open.length > MAX_DEPTH) return true
		}
	}
	return false
}
