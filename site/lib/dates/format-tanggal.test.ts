import { expect, test } from 'vitest'
import { formatHariTanggal, formatRentang, formatTanggal, formatWaktu } from './format-tanggal.ts'

test('a date is formatted in Indonesian', () => {
	expect(formatTanggal('2026-01-05')).toBe('05 Januari 2026')
	expect(formatTanggal('2028-02-29')).toBe('29 Februari 2028')
	expect(formatHariTanggal('2026-11-16')).toBe('Senin, 16 November 2026')
	expect(formatHariTanggal('2026-12-31')).toBe('Kamis, 31 Desember 2026')
})

test.each([
	['2024-08-12', '2024-08-31', '12–31 Agustus 2024'],
	['2024-08-12', '2024-09-01', '12 Agustus – 01 September 2024'],
	['2024-12-30', '2025-01-02', '30 Desember 2024 – 02 Januari 2025'],
	['2024-08-12', '2024-08-12', '12 Agustus 2024'],
])('%s to %s is %s', (mulai, selesai, text) => {
	expect(formatRentang(mulai, selesai)).toBe(text)
})

test.each([
	['2026-11-15T04:05:59Z', 'Minggu, 15 November 2026 pukul 11.05 WIB'],
	['2026-12-31T16:59:00Z', 'Kamis, 31 Desember 2026 pukul 23.59 WIB'],
	['2026-12-31T17:00:00Z', 'Jumat, 01 Januari 2027 pukul 00.00 WIB'],
])('%s is %s', (moment, text) => expect(formatWaktu(Date.parse(moment))).toBe(text))
