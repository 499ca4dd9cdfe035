/** Up to how many mistakes a word of so many letters may hold: a short word with one is soon another word. */
const ALLOWED = [
	{ letters: 8, mistakes: 2 },
	{ letters: 4, mistakes: 1 },
]

/** In a word this short another letter makes another word, such as gigi and gizi; left out, doubled or swapped ones do not. */
const SHORT_WORD = 4

/** Nobody types a longer word by mistake, and comparing it would cost. */
const LONGEST_WORD = 40

/** How many typing mistakes turn the word into a word of the text, or its beginning; null when it is none of them. */
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
 * Letters left out, added, changed or swapped with their neighbour. The other word may go on behind the last letter,
 * because words are searched before they are finished. A wrong first letter counts twice: people rarely make it.
 */
function distance(word: string[], other: string[], allowed: number): number {
	if (other.length < word.length - allowed) return Number.POSITIVE_INFINITY
	const change = word.length <= SHORT_WORD ? 2 : 1
	// Beyond this the rest of the other word cannot matter any more.
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
