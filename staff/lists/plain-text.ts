const LONGEST = 80

/** The beginning of an HTML text, without markup. */
export function plainText(html: string): string {
	// Separates paragraphs by a space.
	const { body } = new DOMParser().parseFromString(html.replaceAll('><', '> <'), 'text/html')
	const text = (body.textContent ?? '').replace(/\s+/g, ' ').trim()
	return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()} …` : text
}
