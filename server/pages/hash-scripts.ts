import { hash } from 'node:crypto'

/**
 * Hashes the inline scripts that carry the nonce, for the Content-Security-Policy, and removes the nonce: a cached page
 * is sent to many visitors, and a nonce must not repeat. A script that came in with the content has no nonce and no hash.
 */
export function hashScripts(html: string, nonce: string): { html: string; hashes: string[] } {
	const attribute = ` nonce="${nonce}"`
	const hashes = new Set<string>()
	for (const [, attributes = '', content = ''] of html.matchAll(SCRIPT)) {
		const isOurs = attributes.includes(attribute) && content !== ''
		if (isOurs) hashes.add(`sha256-${hash('sha256', content.replaceAll(attribute, ''), 'base64')}`)
	}
	return { html: html.replaceAll(attribute, ''), hashes: [...hashes] }
}

const SCRIPT = /<script((?:\s[^>]*)?)>(.*?)<\/script>/gs
