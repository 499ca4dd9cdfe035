import { expect, test } from 'vitest'
import { fillText, placeholdersIn } from './fill-text.ts'

test.each([
	['Halo {nama}.', { nama: ' Siti ' }, 'Halo Siti.'],
	['Halo[ {nama}],', { nama: '' }, 'Halo,'],
	['Halo[ {nama}],', { nama: 'Siti' }, 'Halo Siti,'],
	['A\n[Poli: {poli}]\n\nB', {}, 'A\n\nB'],
	['[{a} dan {b}]', { a: '1', b: ' ' }, ''],
	['Catatan [penting] {a}', { a: 'x' }, 'Catatan [penting] x'],
	// What a visitor typed is not read as a template.
	['{a}', { a: '{b} [{b}] $&', b: 'rahasia' }, '{b} [{b}] $&'],
	['a\r\nb', {}, 'a\nb'],
])('%j with %j is %j', (text, values, filled) => {
	expect(fillText(text, values)).toBe(filled)
})

test('the names of placeholders are listed once', () => {
	expect(placeholdersIn('{a} {b} [{a}] {tidak ada}')).toEqual(['a', 'b'])
})
