import { describe, expect, test } from 'vitest'
import { isTooComplex } from './is-too-complex.ts'

test.each([
	['paragraphs without an end', '<p>satu'.repeat(5000)],
	['items without an end', `<ul>${'<li>satu'.repeat(5000)}</ul>`],
	['a table of 2,000 rows', `<table>${`<tr>${'<td>1</td>'.repeat(8)}</tr>`.repeat(2000)}</table>`],
	['cells without an end', `<table>${`<tr>${'<td>1'.repeat(8)}`.repeat(2000)}</table>`],
	['lines', '<p>a<br>b<img src="/images/a.webp">'.repeat(3000)],
	['lists in lists', '<ul><li>'.repeat(20) + '</li></ul>'.repeat(20)],
	['text with signs', '5 < 6 & a<b '.repeat(5)],
])('%s is parsed', (_, html) => {
	expect(isTooComplex(html)).toBe(false)
})

describe('what would block the process is not parsed', () => {
	test.each([
		['<b><p>', 33_000],
		['<ul><li>', 24_000],
		['<div>', 101],
		['<B><P>', 60],
		['<table><tr><td>', 50],
		['<o:p>', 200],
		['<p_>', 101],
		['<br.>', 101],
		['<br\u00a0>', 101],
		['<p>x</p>', 30_000],
		['</b>', 50_000],
	])('%s × %i', (piece, times) => {
		expect(isTooComplex(piece.repeat(times))).toBe(true)
	})
})
