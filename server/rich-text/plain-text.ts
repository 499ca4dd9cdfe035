import sanitizeHtml from 'sanitize-html'
import { nonTextTags } from './sanitise-html.ts'

const inline = 'a|abbr|b|bdi|bdo|cite|code|del|em|font|i|ins|kbd|mark|q|s|small|span|strike|strong|sub|sup|u|wbr'
const blockTag = new RegExp(String.raw`<\/?(?!(?:${inline})\b)[a-z]`, 'gi')

/** Text without markup: decoded entities, and a space where a block or line ends. */
export function plainText(html: string): string {
	return sanitizeHtml(html.replace(blockTag, ' $&'), { allowedTags: [], nonTextTags })
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&amp;', '&')
		.replace(/\s+/g, ' ')
		.trim()
}

/** The length of a page's meta description. */
const SUMMARY_LENGTH = 150

/** The first characters of the text, without half a surrogate pair. */
export const summary = (html: string, length = SUMMARY_LENGTH): string =>
	plainText(html)
		.slice(0, length)
		.replace(/[\ud800-\udbff]$/, '')
