/** Words before a name that are no part of it. */
const TITLE = /^(dr|drg|prof|h|hj|ir|apt|ns|tn|ny|bapak|bpk|ibu)\.?$/i

/**
 * The initials of a name without its titles: those of the first and of the last word.
 *
 * @example
 * initialsOf('dr. Anindya Prameswari, Sp.A') // 'AP'
 */
export function initialsOf(nama: string): string {
	const words = nama.replace(/,.*/s, '').match(/[\p{L}\p{N}][\p{L}\p{N}.'’-]*/gu) ?? []
	const names = words.filter((word) => !TITLE.test(word))
	const [first = '', last = ''] = [names[0] ?? words[0], names.length > 1 ? names.at(-1) : '']
	return [first, last]
		.map((word) => [...word].slice(0, 1).join(''))
		.join('')
		.toUpperCase()
}
