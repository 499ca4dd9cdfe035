/**
 * Text for search and sort: no accents, lower case, single spaces. It is folded here, not in SQL, so that both databases
 * find and order the same.
 */
export function foldText(text: string): string {
	return text
		.normalize('NFKD')
		.replace(/\p{M}+/gu, '')
		.toLowerCase()
		.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
		.trim()
}
