/** The most mistakes by word length: a short word with a mistake is often another word. */
const ALLOWED = [
	{ letters: 8, mistakes: 2 },
	{ letters: 4, mistakes: 1 },
]

/** In a word this short, a changed letter makes another word (gigi, gizi); a missing, doubled or swapped letter does not. */
const SHORT_WORD = 4

/** Longer words are not compared. */
const LONGEST_WORD = 40

/** The number of typing mistakes between the word and a word of the text, or its beginning; null for too many. */
export function typingMistakes(word: string, text: string): number | null {
	if (text.includes(word)) return 0
	const letters = Array.from(word.replace(noLetter, ''))
	const allowed = ALLOWED.find((rule) => letters.length >= rule.letters && letters.length <= LONGEST_WORD)?.mistakes
	if (allowed === undefined) return null
	const found = wordsOf(text)
		.map((other) => distance(letters, Array.from(other), allowed))
		.filter((mistakes) => mistakes <= allowed)
	return found.length > 0 ? Math.min(...found) : null
}

const noLetter = /[^\p{L}\p{N}]+/gu
export const wordsOf = (text: string) => text.split(noLetter).filter((word) => word !== '')

/**
 * Counts missing, added, changed and swapped letters. The other word may continue after the last letter, because people
 * search before they finish a word. A wrong first letter counts twice: that mistake is rare.
 */
function distance(word: string[], other: string[], allowed: number): number {
	if (other.length < word.length - allowed) return Number.POSITIVE_INFINITY
	const change = word.length <= SHORT_WORD ? 2 : 1
	// The rest of the other word cannot matter.
	const width = Math.min(other.length, word.length + allowed)
	const rows = [Array.from({ length: width + 1 }, (_, column) => column)]
	const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
	for (let row = 1; row <= word.length; row += 1) {
		rows[row] = [row]
		for (let column = 1; column <= width; column += 1) {
			const same = word[row - 1] === other[column - 1]
			const swapped = word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1]
			;(rows[row] as number[])[column] = Math.min(
				at(row - 1, column) + 1,
				at(row, column - 1) + 1,
				at(row - 1, column - 1) + (same ? 0 : change),
				swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
			)
		}
	}
	const last = word.length
	const ends = other
		.slice(0, width)
		.map((letter, index) =>
			index + 1 === other.length || letter === word[last - 1] ? at(last, index + 1) : Number.POSITIVE_INFINITY,
		)
	return Math.min(...ends) + (word[0] === other[0] ? 0 : 1)
}
