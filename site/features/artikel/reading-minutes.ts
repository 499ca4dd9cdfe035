import { textOfHtml } from './text-of-html.ts'

/** A calm reader's pace in Indonesian, whose words are long. */
export const WORDS_PER_MINUTE = 180

/** How many minutes an article takes to read: whole ones, at least one. */
export function readingMinutes(html: string): number {
	const words = textOfHtml(html).split(' ').filter(Boolean).length
	return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))
}
