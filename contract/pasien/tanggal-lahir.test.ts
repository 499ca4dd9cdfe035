import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTanggal } from '../tanggal/read-tanggal.ts'
import { tambahHari } from '../tanggal/tanggal.ts'
import { hitungUmur, sebutUmur, writeTanggalLahir } from './tanggal-lahir.ts'

test.each([
	...['20/01/2020', '20012020', '20.01.2020', '20 Januari 2020', '20-01-2020', '2020-01-20', '20 - 01 - 2020'],
	...['20/1/2020', ' 20 jan 2020 ', '20 JANUARI 2020', '20-Jan-2020', '20 Jan. 2020', '2020/1/20', '20–01–2020'],
	...['Senin, 20 Januari 2020', 'senin 20/1/2020'],
])('%j is 20 January 2020', (typed) => {
	expect(readTanggal(typed)).toBe('2020-01-20')
	expect(writeTanggalLahir(typed)).toBe('20-01-2020')
})

test.each([
	['1-2-2020', '2020-02-01'],
	['01/12/1999', '1999-12-01'],
	['29 Pebruari 2000', '2000-02-29'],
	['3 Mei 1990', '1990-05-03'],
	['17 Agt 1945', '1945-08-17'],
	['17 Agu 1945', '1945-08-17'],
	['9 Sept 2001', '2001-09-09'],
	['5 Nopember 1988', '1988-11-05'],
	['31 des 1970', '1970-12-31'],
	['17-11-2999', '2999-11-17'],
])('%j is %s: the day comes before the month', (typed, day) => {
	expect(readTanggal(typed)).toBe(day)
})

test.each([
	...['', 'kemarin', '20', '2020', 'Januari 2020', '20 Januari', '20 Janu4ri 2020', '20 xyz 2020', '20 ja 2020'],
	...['31-04-1990', '29-02-2001', '29-02-1900', '00-01-1990', '01-13-1990', '01/00/1990', '32012020', '1900-02-29'],
	...[
		'25-07-90',
		'250790',
		'25 Juli 90',
		'20-01-202',
		'20-01-20200',
		'1-2-2020-3',
		'-1-2-2020',
		'٢٠-٠١-٢٠٢٠',
		'20_01_2020',
	],
])('%j is no birth date and stays as typed', (typed) => {
	expect(readTanggal(typed)).toBeNull()
	expect(writeTanggalLahir(typed)).toBe(typed)
})

test('every day is read from every spelling', () => {
	const long = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' })
	const short = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'UTC' })
	const day = fc.integer({ min: 0, max: 50_000 }).map((days) => tambahHari('1900-01-01', days))
	const property = fc.property(day, (tanggal) => {
		const [year, month, date] = tanggal.split('-') as [string, string, string]
		const moment = new Date(`${tanggal}T00:00:00Z`)
		const spellings = [`${date}${month}${year}`, `${Number(date)}/${Number(month)}/${year}`, tanggal]
		for (const typed of [...spellings, long.format(moment), short.format(moment), writeTanggalLahir(tanggal)])
			expect(readTanggal(typed), typed).toBe(tanggal)
	})
	fc.assert(property)
})

test.each([
	['16-11-2008', '2026-11-15', 17, '17 tahun'],
	['16-11-2008', '2026-11-16', 18, '18 tahun'],
	['29-02-2008', '2026-02-28', 17, '17 tahun'],
	['29/02/2008', '2026-03-01', 18, '18 tahun'],
	['17-11-2024', '2026-11-16', 1, '23 bulan'],
	['16-11-2024', '2026-11-16', 2, '2 tahun'],
	['17-10-2026', '2026-11-16', 0, 'kurang dari 1 bulan'],
	['17-11-2026', '2026-11-16', null, null],
	['besok', '2026-11-16', null, null],
])('born %s, on %s: %s', (lahir, hariIni, umur, sebutan) => {
	expect(hitungUmur(lahir, hariIni)).toBe(umur)
	expect(sebutUmur(lahir, hariIni)).toBe(sebutan)
})
