import { expect, test } from 'vitest'
import { testimoniGoogleInput } from '../rumah-sakit/staff/rumah-sakit.ts'
import { bilangan, favorit } from '../staff/inputs.ts'
import { parseAngka } from './parse-angka.ts'

test.each([
	['7', 7],
	[' 30 ', 30],
	['1.250', 1250],
	['4,8', 4.8],
	['4.8', 4.8],
	['4,0', 4],
])('%j is the number %d', (text, number) => {
	expect(parseAngka(text)).toBe(number)
})

test.each(['', 'tujuh', '-3', '1,2,3', '1e5'])('%j is not a number', (text) => {
	expect(parseAngka(text)).toBeNull()
})

test('a number may be typed, and an error says which numbers fit', () => {
	expect(bilangan(1, 9).parse('7')).toBe(7)
	for (const wrong of ['abc', '', '12', 0, 1.5, null])
		expect(bilangan(1, 9).safeParse(wrong).error?.issues[0]?.message).toBe('Isi dengan angka dari 1 sampai 9.')
	expect([favorit.parse(null), favorit.parse('3')]).toEqual([null, 3])
	expect(testimoniGoogleInput.parse({ rating: '4,8', reviews: '1.250' })).toEqual({ rating: 4.8, reviews: 1250 })
})
