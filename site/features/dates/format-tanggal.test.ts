import { expect, test } from 'vitest'
import { formatHariTanggal, formatTanggal } from './format-tanggal.ts'

test('a date is formatted in Indonesian', () => {
	expect(formatTanggal('2026-01-05')).toBe('05 Januari 2026')
	expect(formatTanggal('2028-02-29')).toBe('29 Februari 2028')
	expect(formatHariTanggal('2026-11-16')).toBe('Senin, 16 November 2026')
	expect(formatHariTanggal('2026-12-31')).toBe('Kamis, 31 Desember 2026')
})
