import { plainText } from './plain-text.ts'

const tag = /<(\/?)(ul|ol|li)\b[^<>]*>/gi

/** How many items the first list of a text has, and the first of them as plain text. A list in an item belongs to it. */
export function firstList(html: string, shown = 3) {
	const items: string[] = []
	let depth = 0
	let start = -1
	for (const { 0: text, 1: slash, 2: name = '', index } of html.matchAll(tag)) {
		const isItem = name.toLowerCase() === 'li'
		if (depth === 1 && start >= 0 && (isItem || slash)) {
			items.push(html.slice(start, index))
			start = -1
		}
		if (isItem && !slash && depth === 1) start = index + text.length
		if (!isItem) depth += slash ? -1 : 1
		if (depth === 0 && items.length > 0) break
	}
	const pertama = items.slice(0, shown).map(plainText).filter(Boolean)
	return pertama.length > 0 ? { jumlah: items.length, pertama } : undefined
}
