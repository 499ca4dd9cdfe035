import { textOfHtml } from './text-of-html.ts'

/** A moderate reading speed for Indonesian, whose words are long. */
export const WORDS_PER_MINUTE = 180

/** The reading time in whole minutes, at least one. */
export function readingMinutes(html: string): number {
	const words = textOfHtml(html).split(' ').filter(Boolean).length
	return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))
}
