import { expect, test } from 'vitest'
import { formatAngka } from './angka.ts'

test.each([0, 999, 1000, 85_000, 1_250_000])('%d in groups of three, as the platform writes it', (value) => {
	expect(formatAngka(value)).toBe(value.toLocaleString('id-ID'))
})

test.each([4, 4.5, 4.76, 1234.56])('%d with one decimal', (value) => {
	const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
	expect(formatAngka(value, 1)).toBe(value.toLocaleString('id-ID', digits))
})
