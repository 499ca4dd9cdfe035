import fc from 'fast-check'
import { expect, test } from 'vitest'
import { epochWib, hariDari, isTanggal, tambahHari, tanggalWib, waktuWib } from './tanggal.ts'

test('the day changes at midnight in WIB', () => {
	expect(tanggalWib(Date.parse('2026-11-15T23:59:59.999+07:00'))).toBe('2026-11-15')
	expect(tanggalWib(Date.parse('2026-11-16T00:00:00.000+07:00'))).toBe('2026-11-16')
	expect(tanggalWib(Date.parse('2026-12-31T17:00:00Z'))).toBe('2027-01-01')
	expect(tanggalWib(Date.parse('2026-12-31T16:59:59Z'))).toBe('2026-12-31')
})

test('agrees with the time-zone data of the runtime', () => {
	const jakarta = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' })
	const moment = fc.integer({ min: Date.parse('1970-01-01Z'), max: Date.parse('2100-01-01Z') })
	fc.assert(fc.property(moment, (epochMs) => tanggalWib(epochMs) === jakarta.format(epochMs)))
})

test('a moment and its time in WIB belong together', () => {
	const moment = Date.parse('2026-12-31T17:05:00Z')
	expect(waktuWib(moment)).toBe('2027-01-01T00:05')
	expect(epochWib('2027-01-01', '00:05')).toBe(moment)
	expect(epochWib('2027-01-01')).toBe(moment - 5 * 60_000)
})

test.each([
	['2026-11-30', 1, '2026-12-01'],
	['2026-12-31', 1, '2027-01-01'],
	['2027-01-01', -1, '2026-12-31'],
	['2028-02-28', 1, '2028-02-29'],
	['2028-02-29', 1, '2028-03-01'],
	['2028-02-29', 366, '2029-03-01'],
	['2027-02-28', 1, '2027-03-01'],
	['2100-02-28', 1, '2100-03-01'],
	['2026-11-15', 0, '2026-11-15'],
])('%s and %i days is %s', (tanggal, jumlah, expected) => {
	expect(tambahHari(tanggal, jumlah)).toBe(expected)
})

test.each([
	['2026-11-15', 'Minggu'],
	['2026-11-16', 'Senin'],
	['2026-11-20', 'Jumat'],
	['2026-11-21', 'Sabtu'],
	['2028-02-29', 'Selasa'],
	['2027-01-01', 'Jumat'],
])('%s is a %s', (tanggal, hari) => {
	expect(hariDari(tanggal)).toBe(hari)
})

test('only days of the calendar are days', () => {
	for (const tanggal of ['2026-11-15', '2028-02-29', '2000-02-29', '1999-12-31']) expect(isTanggal(tanggal)).toBe(true)
	for (const text of ['2027-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-1-1', '15-11-2026', '', 'besok'])
		expect(isTanggal(text)).toBe(false)
})
