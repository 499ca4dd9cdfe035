import { foldText } from '../../database/search/fold-text.ts'

/** Folded words of letters and digits, separated by one space. */
export const foldKata = (text: string): string =>
	foldText(text)
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()
