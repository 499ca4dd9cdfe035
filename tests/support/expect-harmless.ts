import { expect } from 'vitest'
import { embedFromKey } from '../../contract/media/embed.ts'

const none: string[] = []
const allowedAttributes: Record<string, string[]> = {
	p: none,
	br: none,
	strong: none,
	em: none,
	u: none,
	s: none,
	sub: none,
	sup: none,
	h2: none,
	h3: none,
	h4: none,
	ul: none,
	ol: ['start'],
	li: none,
	blockquote: none,
	hr: none,
	a: ['href', 'title', 'rel'],
	table: none,
	thead: none,
	tbody: none,
	tr: none,
	th: ['scope', 'colspan', 'rowspan'],
	td: ['colspan', 'rowspan'],
	caption: none,
	img: ['src', 'alt', 'width', 'height'],
	figure: ['data-embed'],
	figcaption: none,
}

/** Reads the result by a grammar of its own: text without angle brackets, and these elements with these attributes. */
export function expectHarmless(html: string): void {
	const element = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>/g
	expect(html.replace(element, '')).not.toMatch(/[<>\0]/)
	const open: string[] = []
	for (const [, slash, name = '', attributes = ''] of html.matchAll(element)) {
		expect(allowedAttributes).toHaveProperty(name)
		if (slash) expect(open.pop()).toBe(name)
		else if (!/^(br|hr|img)$/.test(name)) open.push(name)
		for (const [, attribute = '', value = ''] of attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
			expect(allowedAttributes[name]).toContain(attribute)
			const decoded = value
				.replaceAll('&lt;', '<')
				.replaceAll('&gt;', '>')
				.replaceAll('&quot;', '"')
				.replaceAll('&amp;', '&')
			if (attribute === 'href') {
				const resolved = new URL(decoded, 'https://situs.example/a/b')
				expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(resolved.protocol)
				if (resolved.protocol.startsWith('http') && resolved.host !== 'situs.example')
					expect(attributes).toContain(' rel="noopener noreferrer"')
			}
			if (attribute === 'src')
				expect(new URL(decoded, 'https://situs.example/a/b').href).toMatch(/^https:\/\/situs\.example\/images\//)
			if (attribute === 'data-embed') expect(embedFromKey(decoded)).not.toBeNull()
		}
	}
	expect(open).toEqual([])
}
