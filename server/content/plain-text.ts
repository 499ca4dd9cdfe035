import sanitizeHtml from 'sanitize-html'
import { nonTextTags } from './sanitise-html.ts'

const inline = 'a|abbr|b|bdi|bdo|cite|code|del|em|font|i|ins|kbd|mark|q|s|small|span|strike|strong|sub|sup|u|wbr'
const blockTag = new RegExp(String.raw`<\/?(?!(?:${inline})\b)[a-z]`, 'gi')

/** What a reader would read aloud: no markup, characters instead of entities, a space where a block or line ends. */
export function plainText(html: string): string {
	return sanitizeHtml(html.replace(blockTag, ' $&'), { allowedTags: [], nonTextTags })
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&amp;', '&')
		.replace(/\s+/g, ' ')
		.trim()
}

/** As long as the description of a page that is shared. */
export const SUMMARY_LENGTH = 150

/** The first characters of the text; one that is written as two code units is never halved. */
export const summary = (html: string, length = SUMMARY_LENGTH): string =>
	plainText(html)
		.slice(0, length)
		.replace(/[\ud800-\udbff]$/, '')
