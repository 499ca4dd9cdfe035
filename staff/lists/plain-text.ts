import type { RaRecord } from 'react-admin'

const LONGEST = 80

/** The beginning of an HTML text, without markup. */
export function plainText(html: string): string {
	// Separates paragraphs by a space.
	const { body } = new DOMParser().parseFromString(html.replaceAll('><', '> <'), 'text/html')
	const text = (body.textContent ?? '').replace(/\s+/g, ' ').trim()
	return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()} …` : text
}

/** The name of a row that has nothing but a text. */
export const textOf = ({ text }: RaRecord) => plainText(text)
