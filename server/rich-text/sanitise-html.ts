import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html'
import { safeLink, textLinkSchemes } from '../../contract/links/safe-link.ts'
import { type Embed, embedFromKey, embedKey, parseEmbed } from '../../contract/media/embed.ts'

const anyText = /^/
/** Matches no input value: the sanitiser sets this attribute itself. */
const setByUs = /(?!)/
const pixels = /^\d{1,5}$/
const span = /^[1-9]\d{0,2}$/
const cell = { colspan: span, rowspan: span }

const withoutAttributes = [
	...['p', 'br', 'strong', 'em', 'u', 's', 'sub', 'sup', 'h2', 'h3', 'h4', 'ul', 'li', 'blockquote', 'hr'],
	...['table', 'thead', 'tbody', 'tr', 'caption', 'figcaption'],
]

/** Every allowed element, its attributes, and the pattern of their values. */
export const allowedElements: ReadonlyMap<string, Record<string, RegExp>> = new Map([
	...withoutAttributes.map((name): [string, Record<string, RegExp>] => [name, {}]),
	...Object.entries<Record<string, RegExp>>({
		ol: { start: /^-?\d{1,6}$/ },
		a: { href: anyText, title: anyText, rel: setByUs },
		td: cell,
		th: { ...cell, scope: /^(row|col|rowgroup|colgroup)$/ },
		img: {
			src: /^\/images\/(?!.*\.\.)(?:[\w./-]|%(?!2e|2f|5c|00)[\da-f]{2})+(\?w=\d{1,4})?$/i,
			alt: anyText,
			width: pixels,
			height: pixels,
		},
		figure: { 'data-embed': anyText },
	}),
])

/** Dropping these blocks would join their lines. */
const blocks = 'div section article header footer main aside nav address center pre dt dd'.split(' ')

const renamed = new Map([
	...Object.entries({ b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u', h1: 'h2', h5: 'h4', h6: 'h4' }),
	...blocks.map((name): [string, string] => [name, 'p']),
])

/** Elements that are dropped with their content. */
export const nonTextTags = [
	...['script', 'style', 'noscript', 'template', 'title', 'iframe', 'object', 'embed', 'noembed', 'noframes'],
	...['svg', 'math', 'textarea', 'select', 'option', 'xmp', 'plaintext'],
]

const dropped: Tag = { tagName: 'script', attribs: {} }
const unwrapped: Tag = { tagName: 'span', attribs: {} }

/** Deeper than any text that people write. */
const NESTING_LIMIT = 30

const options: IOptions = {
	allowedTags: [...allowedElements.keys()],
	allowedAttributes: Object.fromEntries(
		[...allowedElements].map(([tag, attributes]) => [tag, Object.keys(attributes)]),
	),
	allowedSchemes: textLinkSchemes,
	allowProtocolRelative: false,
	nestingLimit: NESTING_LIMIT,
	nonTextTags,
	transformTags: { '*': transform },
}

function transform(tagName: string, attribs: Attributes): Tag {
	const name = renamed.get(tagName) ?? tagName
	if (name === 'iframe') return embedFigure(parseEmbed(attribs.src ?? ''))
	const key = name === 'figure' ? attribs['data-embed'] : undefined
	if (key !== undefined) return embedFigure(embedFromKey(key) ?? parseEmbed(key))

	const patterns = allowedElements.get(name) ?? {}
	const allowed = Object.fromEntries(
		Object.entries(attribs).filter(
			([attribute, value]) => Object.hasOwn(patterns, attribute) && patterns[attribute]?.test(value),
		),
	)
	if (name === 'a') {
		const link = safeLink(allowed.href ?? '', textLinkSchemes)
		if (!link) return unwrapped
		return {
			tagName: 'a',
			attribs: { ...allowed, href: link.href, ...(link.external && { rel: 'noopener noreferrer' }) },
		}
	}
	if (name === 'img') return allowed.src ? { tagName: 'img', attribs: { ...allowed, alt: allowed.alt ?? '' } } : dropped
	return { tagName: name, attribs: allowed }
}

const embedFigure = (embed: Embed | null): Tag =>
	embed ? { tagName: 'figure', attribs: { 'data-embed': embedKey(embed) } } : dropped

/** Markup that still changes after this many passes is treated as an attack and reduced to text. */
const MAX_PASSES = 10

/**
 * HTML that is safe to render: allowed elements only, without whitespace between blocks and without empty paragraphs.
 * Removing an element can change how the rest is parsed, so passes repeat until nothing changes; the result is stable.
 */
export function sanitiseHtml(html: string): string {
	let current = html
	for (let pass = 0; pass < MAX_PASSES; pass++) {
		const next = sanitiseOnce(current)
		if (next === current) return current
		current = next
	}
	return sanitiseOnce(sanitizeHtml(current, { allowedTags: [], nonTextTags }))
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed on purpose
const controlCharacters = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]/g

function sanitiseOnce(html: string): string {
	const clean = sanitizeHtml(html.toWellFormed().replace(controlCharacters, ''), options)
	return dropEmpty(
		plainCaptions(emptyEmbeds(clean))
			.replace(/ \/>/g, '>')
			.replace(/[\t\n\f\r ]+/g, ' '),
	).trim()
}

/** Empties the figure of an embed: the frame is built from its key. */
function emptyEmbeds(html: string): string {
	let inside = 0
	return html.replace(/<figure( data-embed=)?[^>]*>|<\/figure>|<[^>]*>|[^<]+/g, (part, isEmbed?: string) => {
		const hidden = inside > 0
		if (part === '</figure>') {
			if (inside > 0) inside--
			return inside > 0 ? '' : part
		}
		if (part.startsWith('<figure') && (hidden || isEmbed)) inside++
		return hidden ? '' : part
	})
}

/** Reduces a table's caption to text: the editor has it in a field of its own. */
const plainCaptions = (html: string) =>
	html.replace(
		/<caption>(.*?)<\/caption>/gs,
		(_, inside: string) => `<caption>${inside.replace(/<[^>]*>/g, '')}</caption>`,
	)

const inline = 'strong|em|u|s|sub|sup|a'
const emptiable = 'p|h2|h3|h4|ul|ol|li|blockquote|table|thead|tbody|tr|caption|figcaption|figure'
const block = `${emptiable}|td|th|hr|br`
const aroundBlock = new RegExp(` ?(</?(?:${block})(?: [^>]*)?>) ?`, 'g')
const emptyInline = new RegExp(`<(${inline})(?: [^>]*)?>(\\s*)</\\1>`, 'g')
const emptyBlock = new RegExp(`<(${emptiable})(?! data-embed)(?: [^>]*)?>(?:\\s|<br>)*</\\1>`, 'g')

function dropEmpty(html: string): string {
	let current = html
	// One round per level of nesting.
	for (let level = 0; level <= NESTING_LIMIT; level++) {
		const next = current.replace(aroundBlock, '$1').replace(emptyInline, '$2').replace(emptyBlock, '')
		if (next === current) break
		current = next
	}
	return current
}
