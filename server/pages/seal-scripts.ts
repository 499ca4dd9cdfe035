import { hash } from 'node:crypto'

/**
 * Names the page's own inline scripts by their content and takes the nonce away, by which they were told from others
 * while the page was made: so the page can be sent again, and a script that came in with the content stays out.
 */
export function sealScripts(page: string, nonce: string): { html: string; scripts: string[] } {
	const parts = page.split(` nonce="${nonce}"`)
	const html = parts.join('')
	const scripts = new Set<string>()
	let at = 0
	// From nonce to nonce: an expression that looks for scripts would walk through all that is in them.
	for (const part of parts.slice(0, -1)) {
		at += part.length
		if (!OPENING.test(html.slice(html.lastIndexOf('<', at - 1), at))) continue
		const begin = html.indexOf('>', at) + 1
		const content = html.slice(begin, html.indexOf('</script>', begin))
		if (content !== '') scripts.add(`sha256-${hash('sha256', content, 'base64')}`)
	}
	return { html, scripts: [...scripts] }
}

/** What stands before the nonce in the tag of a script. */
const OPENING = /^<script(\s[^>]*)?$/
