/** Where the first picture is slow to come, the scripts wait no longer than this for it. */
const LATEST_MS = 2000

/**
 * The page reads without its scripts, so they leave the line to what is seen first: the browser asks for them once the
 * page and its first large picture are on the screen. The router writes links and imports itself and knows no order.
 * The page comes back in pieces: as one text it would be copied.
 */
export function calmScripts(page: string, nonce: string): string[] {
	const headEnd = page.indexOf('</head>')
	const opening = `<script nonce="${nonce}" type="module" async="">`
	const begin = page.indexOf(opening, headEnd) + opening.length
	if (headEnd === -1 || begin < opening.length) return [page]
	const files: string[] = []
	const head = page.slice(0, headEnd).replaceAll(PRELOAD, (_, file: string) => {
		files.push(file)
		return ''
	})
	const end = page.indexOf('</script>', begin)
	const imports = page
		.slice(begin, end)
		.replaceAll(IMPORT, (_, name: string | undefined, file: string) =>
			name ? `const ${name} = await import(${file});` : `await import(${file});`,
		)
	return [head, page.slice(headEnd, begin), WAIT, fetchAll(files), imports, page.slice(end)]
}

const PRELOAD = /<link rel="modulepreload" href="([^"&]+)"[^>]*>/g
const IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");/gm

/** A hidden tab paints nothing. Not every browser tells of its largest paint: there the end of loading does. */
const WAIT = `await new Promise((seen) => {
let painted = false;
const arrived = ({ fetchPriority, complete }) => fetchPriority !== "high" || complete;
const look = () => { if (painted && [...document.images].every(arrived)) seen() };
new PerformanceObserver(() => { painted = true; look() }).observe({ type: "paint", buffered: true });
new PerformanceObserver(look).observe({ type: "largest-contentful-paint", buffered: true });
addEventListener("load", look);
setTimeout(seen, document.hidden ? 0 : ${LATEST_MS})
});
`

/** All at once: one after the other they would find out about each other. */
const fetchAll = (files: string[]) =>
	`for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));\n`
