import { expect, test } from 'vitest'
import { nextPraktik } from './keluhan-answer.tsx'

const on = (tanggal: string, jamMulai = '08:00', jamSelesai = '12:00') => ({ tanggal, jamMulai, jamSelesai })

/** A Monday. */
const SEKARANG = '2026-11-16T12:00'

test.each([
	['today, not yet over', [on('2026-11-16', '08:00', '12:01')], 'hari ini 08.00–12.01 WIB'],
	['over by now', [on('2026-11-16'), on('2026-11-17')], 'besok 08.00–12.00 WIB'],
	['of a past day', [on('2026-11-15', '20:00', '06:00'), on('2026-11-18')], 'Rabu 08.00–12.00 WIB'],
	['in six days', [on('2026-11-22')], 'Minggu 08.00–12.00 WIB'],
	['in a week', [on('2026-11-23')], 'Senin 23/11 08.00–12.00 WIB'],
	['that are all over', [on('2026-11-16')], null],
	['that do not exist', [], null],
])('hours %s', (_, praktik, text) => {
	const next = nextPraktik(praktik, SEKARANG)
	expect(next && `${next.hari} ${next.jam}`).toBe(text)
})
