import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test('commas, quotes and line ends stay inside their cell', () => {
	expect(csvLine(['a', 'b,c', 'd"e', 'f\ng', 1500])).toBe('a,"b,c","d""e","f\ng",1500\r\n')
})

test.each(['=1+1', '+62812', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1', '\u200b=1', ' \u2060+1', '\ufeff@a'])(
	'%j is text, not a formula',
	(typed) => {
		expect(csvLine([typed]).replaceAll('"', '').startsWith(`'${typed}`)).toBe(true)
	},
)
