import { expect, test } from 'vitest'
import { kodeDraf } from './draf-wa.ts'
import { isKodeDraf, newKodeDraf, withKode } from './kode-draf.ts'

test('a code of the browser is one that the server takes', () => {
	const codes = Array.from({ length: 1000 }, newKodeDraf)
	expect(codes.filter((kode) => !kodeDraf.safeParse(kode).success)).toEqual([])
	expect(new Set(codes).size).toBeGreaterThan(900)
})

test.each([
	['7KQ4', true],
	['Kode: 7kq4', true],
	['7KQ', false],
	['Siti', false],
	['0812', false],
])('a search for %s asks for a draft: %s', (text, expected) => {
	expect(isKodeDraf(text)).toBe(expected)
})

test('the message stays as it is, and its code is one more line at the end', () => {
	expect(withKode('Halo.\n\nTerima kasih.', '7KQ4')).toBe('Halo.\n\nTerima kasih.\n\nKode: 7KQ4')
	expect(withKode('Halo.', undefined)).toBe('Halo.')
})
