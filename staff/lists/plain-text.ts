const LONGEST = 80

/** The first words of a text with markup. */
export function plainText(html: string): string {
	// A space where one paragraph ends and the next begins.
	const { body } = new DOMParser().parseFromString(html.replaceAll('><', '> <'), 'text/html')
	const text = (body.textContent ?? '').replace(/\s+/g, ' ').trim()
	return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()} …` : text
}
