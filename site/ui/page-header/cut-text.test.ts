import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test.each([
	['Poli Anak', 'Poli Anak'],
	['a'.repeat(35), 'a'.repeat(35)],
	['a'.repeat(36), `${'a'.repeat(35)}...`],
	['🌼'.repeat(36), `${'🌼'.repeat(35)}...`],
])('%s', (text, expected) => {
	expect(cutText(text)).toBe(expected)
})
