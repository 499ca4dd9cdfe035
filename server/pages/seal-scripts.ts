import { createHash } from 'node:crypto'

/**
 * Names the page's own inline scripts by their content and takes the nonce away, by which they were told from others
 * while the page was made: so the page can be sent again, and a script that came in with the content stays out.
 */
export function sealScripts(page: string, nonce: string): { html: string; scripts: string[] } {
	const mark = ` nonce="${nonce}"`
	const scripts = new Set<string>()
	// From mark to mark: an expression that looks for scripts would walk through all that is in them.
	for (let at = page.indexOf(mark); at !== -1; at = page.indexOf(mark, at + mark.length)) {
		if (!OPENING.test(page.slice(page.lastIndexOf('<', at), at))) continue
		const begin = page.indexOf('>', at) + 1
		const content = page.slice(begin, page.indexOf('</script>', begin))
		if (content !== '')
			scripts.add(`sha256-${createHash('sha256').update(content.replaceAll(mark, '')).digest('base64')}`)
	}
	return { html: page.replaceAll(mark, ''), scripts: [...scripts] }
}

/** What stands before the nonce in the tag of a script. */
const OPENING = /^<script(\s[^>]*)?$/
