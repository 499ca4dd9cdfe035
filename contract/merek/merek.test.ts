import { expect, test } from 'vitest'
import { namaTokoOf, ownWords } from './merek-nama.ts'
import { merekInput } from './staff/merek.ts'

test.each([
	['RS Yasmin', 'Yasmin Shop'],
	['RSUD Harapan Bunda', 'Harapan Bunda Shop'],
	['Rumah Sakit Ibu dan Anak Kartini', 'Kartini Shop'],
	['Klinik Utama', 'Klinik Utama Shop'],
	['', 'Shop'],
])('given a hospital named %o without a name for its shop, the shop is %o', (nama, toko) =>
	expect(namaTokoOf(nama)).toBe(toko),
)

test('a word like the kind of house is part of the name after the first own word', () => {
	expect(ownWords('RS Harapan Ibu')).toEqual(['Harapan', 'Ibu'])
})

test.each([
	['#0B5D5A', '#0b5d5a'],
	['0b5d5a', '#0b5d5a'],
	['#abc', '#aabbcc'],
	['', null],
	[null, null],
	[undefined, null],
])('given %o as a colour, %o is stored', (typed, stored) =>
	expect(merekInput.parse({ warnaUtama: typed }).warnaUtama).toBe(stored),
)

test.each(['merah', '#12345', '#12345g', 'rgb(1,2,3)', '#0b5d5a;}'])(
	'given %o as a colour, an example is shown',
	(typed) => expect(merekInput.safeParse({ warnaUtama: typed }).error?.issues[0]?.message).toMatch(/#0b5d5a/),
)
