import { hash } from 'node:crypto'

/**
 * Names the page's own inline scripts by their content and takes the nonce away, by which they were told from others
 * while the page was made: so the page can be sent again, and a script that came in with the content stays out. The
 * page comes in one piece or several; it becomes bytes part by part: as one text it would be copied twice more.
 */
export function sealScripts(pieces: string[], nonce: string): { body: Buffer<ArrayBuffer>; scripts: string[] } {
	const parts = pieces.flatMap((piece) => piece.split(` nonce="${nonce}"`))
	const scripts = new Set<string>()
	for (const [index, part] of parts.entries()) {
		if (!OPENING.test(part.slice(part.lastIndexOf('<')))) continue
		const content = contentOf(parts, index + 1)
		if (content !== '') scripts.add(`sha256-${hash('sha256', content, 'base64')}`)
	}
	return { body: Buffer.concat(parts.map((part) => Buffer.from(part))), scripts: [...scripts] }
}

/** What stands before the nonce in the tag of a script. */
const OPENING = /^<script(\s[^>]*)?$/

/** What a script holds whose tag goes on in this part. */
function contentOf(parts: string[], index: number): string {
	let rest = parts[index] ?? ''
	for (let next = index + 1; !rest.includes('</script>') && next < parts.length; next++) rest += parts[next]
	return rest.slice(rest.indexOf('>') + 1, rest.indexOf('</script>'))
}
