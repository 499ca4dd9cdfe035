import { foldKata } from '../content-rules/fold-kata.ts'

/** The listed words that a text contains. Whole words only: `kloset` does not match `slot`. */
export function findKata<Word extends { kata: string }>(words: readonly Word[], text: string): Word[] {
	const folded = ` ${foldKata(text)} `
	return words.filter(({ kata }) => folded.includes(` ${foldKata(kata)} `))
}
