import { expect, test } from 'vitest'
import { formatRupiah } from './rupiah.ts'

test.each([
	[0, 'Rp. 0'],
	[950, 'Rp. 950'],
	[85_000, 'Rp. 85.000'],
	[1_250_000, 'Rp. 1.250.000'],
	[14_500_000_000, 'Rp. 14.500.000.000'],
])('%d', (amount, expected) => {
	expect(formatRupiah(amount)).toBe(expected)
})
