import { foldText } from '../../database/search/fold-text.ts'

/** Letters and figures stay, whatever stands between words is one space. */
export const foldKata = (text: string): string =>
	foldText(text)
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()
