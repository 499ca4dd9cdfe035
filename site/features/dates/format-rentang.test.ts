import { expect, test } from 'vitest'
import { formatRentang } from './format-rentang.ts'

test.each([
	['2024-08-12', '2024-08-31', '12–31 Agustus 2024'],
	['2024-08-12', '2024-09-01', '12 Agustus – 01 September 2024'],
	['2024-12-30', '2025-01-02', '30 Desember 2024 – 02 Januari 2025'],
	['2024-08-12', '2024-08-12', '12 Agustus 2024'],
])('%s to %s is %s', (mulai, selesai, text) => {
	expect(formatRentang(mulai, selesai)).toBe(text)
})
