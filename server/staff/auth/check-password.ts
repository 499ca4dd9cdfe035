import { commonWords } from './common-words.ts'

/** Up to three common words in a row are easy to guess; four or more make a good password. */
const GUESSABLE_WORDS = 3
const MIN_DIFFERENT_CHARACTERS = 5
const MIN_OWN_WORD_LENGTH = 3

/**
 * Why a password is easy to guess, or null. The input schema checks its length.
 *
 * @param about name and e-mail of its owner
 */
export function checkPassword(password: string, about: string[] = []): string | null {
	const letters = onlyLetters(password)
	if (new Set(password.toLowerCase()).size < MIN_DIFFERENT_CHARACTERS) return 'Terlalu sedikit karakter yang berbeda.'
	if (letters === '') return 'Tambahkan huruf: angka saja mudah ditebak.'
	const own = about.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).map(onlyLetters)
	const words = new Set([...commonWords, ...own.filter((word) => word.length >= MIN_OWN_WORD_LENGTH)])
	return isMadeOf(letters, words, GUESSABLE_WORDS)
		? 'Terlalu mudah ditebak. Pakai beberapa kata yang tidak umum.'
		: null
}

const lookalikes: Record<string, string> = {
	0: 'o',
	1: 'i',
	3: 'e',
	4: 'a',
	5: 's',
	7: 't',
	'@': 'a',
	$: 's',
	'!': 'i',
}

/** Lower-case letters without accents; a lookalike sign between letters becomes its letter. */
function onlyLetters(text: string): string {
	return text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/(?<=[a-z])[013457@$!](?=[a-z])/g, (sign) => lookalikes[sign] ?? sign)
		.replace(/[^\p{L}]/gu, '')
}

function isMadeOf(letters: string, words: Set<string>, most: number): boolean {
	if (letters === '') return true
	if (most === 0) return false
	for (let end = letters.length; end > 0; end--)
		if (words.has(letters.slice(0, end)) && isMadeOf(letters.slice(end), words, most - 1)) return true
	return false
}
