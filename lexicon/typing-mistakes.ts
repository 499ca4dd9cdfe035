/** The most mistakes by word length: a short word with a mistake is often another word. */
const allowedMistakes = (length: number) => (length >= 10 ? 2 : length >= 4 ? 1 : 0)

/** In a word this short, a changed letter makes another word (gigi, gizi); a missing, doubled or swapped letter does not. */
const SHORT_WORD = 4

/** A wrong letter is a typing mistake beside the right key, or where both sound alike. Else it is another word. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const SOUNDS = ['ae', 'ie', 'ou', 'fv', 'fp', 'sz', 'ck', 'td']
const neighbours = new Set(
	[
		...SOUNDS,
		...ROWS.flatMap((row, place) =>
			[...row].flatMap((key, at) =>
				[row[at + 1], ROWS[place + 1]?.[at - 1], ROWS[place + 1]?.[at]].map((other) => key + (other ?? '')),
			),
		),
	].flatMap((pair) => [pair, [...pair].reverse().join('')]),
)
const WRONG_LETTER = 1
const OTHER_WORD = 3

/** The word of the vocabulary that was probably meant, or null. The first letter is hardly ever mistyped. */
export function correctWord(word: string, vocabulary: Vocabulary): string | null {
	const allowed = allowedMistakes(word.length)
	let best: string | null = null
	let fewest = allowed + 1
	if (allowed === 0) return null
	for (const other of vocabulary.get(word[0] as string) ?? []) {
		if (Math.abs(other.length - word.length) > Math.min(fewest, allowed)) continue
		const mistakes = countMistakes(word, other)
		// Letters are left out more often than added, so the longer of two equally near words was meant.
		const isBetter = mistakes < fewest || (mistakes === fewest && other.length > (best?.length ?? 0))
		if (mistakes <= allowed && isBetter) [best, fewest] = [other, mistakes]
	}
	return best
}

/** Words by their first letter. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>

export const vocabularyOf = (words: Iterable<string>): Vocabulary =>
	Map.groupBy(
		[...new Set(words)].filter((word) => word.length > 3 && !/\d/.test(word)),
		(word) => word[0] as string,
	)

const changeCost = (typed = '', meant = '', isShort: boolean) =>
	!isShort && neighbours.has(typed + meant) ? WRONG_LETTER : OTHER_WORD

/** Missing, added, changed and swapped letters (optimal string alignment). */
function countMistakes(word: string, other: string): number {
	const isShort = Math.min(word.length, other.length) <= SHORT_WORD
	let before: number[] = []
	let previous = Array.from({ length: other.length + 1 }, (_, column) => column)
	for (let row = 1; row <= word.length; row += 1) {
		const current = [row]
		for (let column = 1; column <= other.length; column += 1) {
			const isSame = word[row - 1] === other[column - 1]
			let cost = Math.min(
				(previous[column] as number) + 1,
				(current[column - 1] as number) + 1,
				(previous[column - 1] as number) + (isSame ? 0 : changeCost(word[row - 1], other[column - 1], isShort)),
			)
			if (row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1])
				cost = Math.min(cost, (before[column - 2] as number) + 1)
			current.push(cost)
		}
		before = previous
		previous = current
	}
	return previous[other.length] as number
}
