import { commonWords } from './common-words.ts'

/** As many well-known words in a row are guessed in a moment; four or more are a good password. */
const GUESSED_WORDS = 3
const FEWEST_CHARACTERS = 5
const SHORTEST_OWN_WORD = 3

/**
 * What is wrong with a password, or null. Its length is the form's business; here it is about what is tried first.
 *
 * @param about name and e-mail of whose it is
 */
export function judgePassword(password: string, about: string[] = []): string | null {
	const letters = onlyLetters(password)
	if (new Set(password.toLowerCase()).size < FEWEST_CHARACTERS) return 'Terlalu sedikit karakter yang berbeda.'
	if (letters === '') return 'Tambahkan huruf: angka saja mudah ditebak.'
	const own = about.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).map(onlyLetters)
	const words = new Set([...commonWords, ...own.filter((word) => word.length >= SHORTEST_OWN_WORD)])
	return isMadeOf(letters, words, GUESSED_WORDS) ? 'Terlalu mudah ditebak. Pakai beberapa kata yang tidak umum.' : null
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

/** Small letters without accents; what stands for a letter between letters is one. */
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
