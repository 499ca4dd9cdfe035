import { expect, test } from 'vitest'
import { hitungUmur, readTanggalLahir } from './tanggal-lahir.ts'

test.each([
	['25-07-1990', '1990-07-25'],
	[' 1990-07-25 ', '1990-07-25'],
	['29-02-2000', '2000-02-29'],
	['29-02-2001', null],
	['25/07/1990', null],
	['5-7-1990', null],
	['', null],
])('%j is the day %j', (typed, day) => {
	expect(readTanggalLahir(typed)).toBe(day)
})

test.each([
	['16-11-2008', '2026-11-15', 17],
	['16-11-2008', '2026-11-16', 18],
	['29-02-2008', '2026-02-28', 17],
	['29-02-2008', '2026-03-01', 18],
	['16-11-2026', '2026-11-16', 0],
	['17-11-2026', '2026-11-16', null],
	['tidak tahu', '2026-11-16', null],
])('born on %s, on %s the age is %s', (born, today, age) => {
	expect(hitungUmur(born, today)).toBe(age)
})
