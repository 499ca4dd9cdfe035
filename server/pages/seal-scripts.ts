import { createHash } from 'node:crypto'

/**
 * Names the page's own inline scripts by their content and takes the nonce away, by which they were told from others
 * while the page was made: so the page can be sent again, and a script that came in with the content stays out.
 */
export function sealScripts(page: string, nonce: string): { html: string; scripts: string[] } {
	const mark = ` nonce="${nonce}"`
	const scripts = new Set<string>()
	for (const [, attributes = '', content = ''] of page.matchAll(SCRIPT))
		if (attributes.includes(mark) && content !== '')
			scripts.add(`sha256-${createHash('sha256').update(content.replaceAll(mark, '')).digest('base64')}`)
	return { html: page.replaceAll(mark, ''), scripts: [...scripts] }
}

const SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g
