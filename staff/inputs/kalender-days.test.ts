import { expect, test } from 'vitest'
import { dayOfKey, tambahBulan, weeksOf } from './kalender-days.ts'

test('a month has whole weeks from Monday, without the days of its neighbours', () => {
	const weeks = weeksOf('2026-11')
	expect(weeks).toHaveLength(6)
	expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
	expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
	expect(weeksOf('2027-02').flat().filter(Boolean)).toHaveLength(28)
	expect(weeksOf('2027-02')).toHaveLength(4)
})

test.each([
	['2026-01-31', 1, '2026-02-28'],
	['2026-03-31', -1, '2026-02-28'],
	['2026-12-15', 1, '2027-01-15'],
	['2026-01-15', -1, '2025-12-15'],
])('%s and %i months is %s', (tanggal, jumlah, after) => expect(tambahBulan(tanggal, jumlah)).toBe(after))

test.each([
	['ArrowLeft', '2026-11-17'],
	['ArrowDown', '2026-11-25'],
	['Home', '2026-11-16'],
	['End', '2026-11-22'],
	['PageDown', '2026-12-18'],
	['a', undefined],
])('%s leads from Wednesday the 18th to %s', (key, day) => expect(dayOfKey(key, '2026-11-18')).toBe(day))
