/**
 * Text as it is searched and sorted: without accents, in small letters, blanks as one space. Done here and not in SQL,
 * so that both databases find and order alike.
 */
export function foldText(text: string): string {
	return text
		.normalize('NFKD')
		.replace(/\p{M}+/gu, '')
		.toLowerCase()
		.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
		.trim()
}
