/** Characters that browsers ignore inside a URL, and that can hide a scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
const ignoredByBrowsers = /[\u0000-\u001f\u007f-\u009f]/g

const WEB = ['http', 'https']

/** The schemes that a link within a text may use. */
export const textLinkSchemes = [...WEB, 'mailto', 'tel']

/** An address inside this site, or one of the named schemes; null for everything else. */
export function safeLink(text: string, schemes: readonly string[] = WEB): { href: string; external: boolean } | null {
	const href = text.replace(ignoredByBrowsers, '').trim()
	if (href.includes('\\')) return null
	const scheme = /^[^/?#]*?:/.exec(href)?.[0].slice(0, -1).toLowerCase()
	// Two slashes alone borrow the page's scheme and lead to another host.
	if (scheme === undefined) return href === '' || href.startsWith('//') ? null : { href, external: false }
	if (!schemes.includes(scheme)) return null
	if (!WEB.includes(scheme)) return { href, external: false }
	return /^https?:\/\/[^/]/i.test(href) && URL.canParse(href) ? { href, external: true } : null
}
