const either = new Intl.ListFormat('id', { type: 'disjunction' })

/**
 * A phrase of the built-in lists for people. What it excludes and when it counts is left out.
 *
 * @example describePhrase('?dada sakit/berat -otot') // 'dada + sakit atau berat'
 */
export function describePhrase(phrase: string): string {
	const parts = phrase
		.replace(/^[?!]/, '')
		.split(' ')
		.filter((part) => !part.startsWith('-'))
	const words = parts.map((part) =>
		either.format(part.split('/').map((word) => word.replaceAll('+', ' ').replace('..', ' sampai '))),
	)
	return words.join(parts.some((part) => /\/|\.\./.test(part)) ? ' + ' : ' ')
}
