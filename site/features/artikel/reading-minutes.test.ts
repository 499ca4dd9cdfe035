import { expect, test } from 'vitest'
import { readingMinutes, WORDS_PER_MINUTE } from './reading-minutes.ts'

const words = (count: number) => Array.from({ length: count }, () => 'sehat').join(' ')

test.each([
	['nothing', '', 1],
	['one word', '<p>Sehat</p>', 1],
	['one minute', `<p>${words(WORDS_PER_MINUTE)}</p>`, 1],
	['one word more', `<p>${words(WORDS_PER_MINUTE)}</p><p>lagi</p>`, 2],
	['words in a table and a list', `<ul><li>${words(200)}</li></ul><table><tr><td>${words(200)}</td></tr></table>`, 3],
	['markup is not read', `<figure data-embed="youtube:aqz-KE-bpKQ"></figure><p>${words(10)}</p>`, 1],
])('%s', (_, html, minutes) => expect(readingMinutes(html)).toBe(minutes))

test('a tag ends a word', () => {
	const lines = Array.from({ length: WORDS_PER_MINUTE + 1 }, () => '<li>sehat</li>').join('')
	expect(readingMinutes(`<ul>${lines}</ul>`)).toBe(2)
})
