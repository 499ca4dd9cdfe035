import { foldKata } from './fold-kata.ts'

/** The words of staff's list that a text holds; whole words only, since `slot` is no part of `kloset`. */
export function findKata<Word extends { kata: string }>(words: readonly Word[], text: string): Word[] {
	const folded = ` ${foldKata(text)} `
	return words.filter(({ kata }) => folded.includes(` ${foldKata(kata)} `))
}
