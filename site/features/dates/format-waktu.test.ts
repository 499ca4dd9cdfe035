import { expect, test } from 'vitest'
import { formatWaktu } from './format-waktu.ts'

test.each([
	['2026-11-15T04:05:59Z', 'Minggu, 15 November 2026 pukul 11.05 WIB'],
	['2026-12-31T16:59:00Z', 'Kamis, 31 Desember 2026 pukul 23.59 WIB'],
	['2026-12-31T17:00:00Z', 'Jumat, 01 Januari 2027 pukul 00.00 WIB'],
])('%s is %s', (moment, text) => expect(formatWaktu(Date.parse(moment))).toBe(text))
