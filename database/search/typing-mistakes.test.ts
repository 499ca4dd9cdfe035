import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typingMistakes } from './typing-mistakes.ts'

describe('typingMistakes', () => {
	test.each([
		['kardiologi', 'poli kardiologi', 0],
		['kardiolog', 'poli kardiologi', 0],
		['jntung', 'poli jantung', 1],
		['jatnung', 'poli jantung', 1],
		['jantumg', 'poli jantung', 1],
		['janntung', 'poli jantung', 1],
		['fisoterpi', 'fisioterapi', 2],
		['kardilogi', 'poli kardiologi', 1],
		['orthopedi', 'poli ortopedi', 1],
		['anka', 'poli anak', 1],
		// Punctuation is no mistake.
		['ct-scan', 'radiologi dan ctscan', 0],
		// An unfinished word with a mistake.
		['radioogi', 'radiologi dan ct-scan', 1],
		['rehabilitsi', 'poli rehabilitasi medik', 1],
		['imuniasi', 'jadwal imunisasi dasar', 1],
		['jntun', 'poli jantung', 1],
	])('%s in "%s": %i', (word, text, mistakes) => {
		expect(typingMistakes(word, text)).toBe(mistakes)
	})

	test.each([
		['gizi', 'poli gigi'],
		['tht', 'poli thy'],
		['mata', 'materi dan mati'],
		['hantung', 'poli jantung'],
		['jntg', 'poli jantung'],
		['xyzzy', 'poli jantung'],
		['cari:sehat', 'cafe sehat'],
		['seh*', 'cafe sehat'],
		['a'.repeat(41), `${'a'.repeat(40)}b`],
	])('%s is not in "%s"', (word, text) => {
		expect(typingMistakes(word, text)).toBe(null)
	})

	const letter = fc.constantFrom('a', 'b', 'c', 'd')
	const word = fc.string({ unit: letter, minLength: 6, maxLength: 12 })

	test('a word with one added, missing or swapped letter after the first is found', () => {
		const property = fc.property(word, fc.nat(), fc.constantFrom('left out', 'added', 'swapped'), (right, at, how) => {
			const place = 1 + (at % (right.length - 2))
			const before = right.slice(0, place)
			const wrong = {
				'left out': before + right.slice(place + 1),
				added: `${before}e${right.slice(place)}`,
				swapped: before + right[place + 1] + right[place] + right.slice(place + 2),
			}[how]
			expect(typingMistakes(wrong, `poli ${right}`)).toBeLessThanOrEqual(1)
		})
		fc.assert(property)
	})

	test('there are never more mistakes than the length of the word allows', () => {
		const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.', '😀'), maxLength: 30 })
		const property = fc.property(text, text, (term, other) => {
			const mistakes = typingMistakes(term, other)
			if (other.includes(term)) expect(mistakes).toBe(0)
			else expect([null, 0, 1, 2]).toContain(mistakes)
			if (mistakes === 0 && !other.includes(term)) expect(term).toMatch(/[^ab]/)
			if (mistakes === 1) expect(Array.from(term).length).toBeGreaterThanOrEqual(4)
			if (mistakes === 2) expect(Array.from(term).length).toBeGreaterThanOrEqual(8)
		})
		fc.assert(property)
	})
})
