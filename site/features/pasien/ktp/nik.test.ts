import { expect, test } from 'vitest'
import { birthDigits, birthOfNik, isNik } from './nik.ts'

test('the birth digits of a woman have 40 added to the day', () => {
	expect(birthDigits('31-10-1998', 'p')).toBe('711098')
	expect(birthDigits('01-01-1955', 'l')).toBe('010155')
})

test.each([
	['3510227110980010', '31-10-1998', 'p'],
	['3510130101550004', '01-01-1955', 'l'],
	['3510170805010005', '08-05-2001', 'l'],
	['3510170805090005', '08-05-2009', 'l'],
	['3510170805100005', '08-05-1910', 'l'],
	['3510062902880012', '29-02-1988', 'l'],
])('%s contains the birth date %s and the sex %s', (nik, tanggalLahir, sex) =>
	expect(birthOfNik(nik, 2026)).toEqual({ tanggalLahir, sex }),
)

test.each(['3510223502980010', '3510220013980010', '351022711098001', '35102271109800100', ''])(
	'%s contains no birth date',
	(nik) => expect(birthOfNik(nik, 2026)).toBeUndefined(),
)

test('a NIK has sixteen digits', () => {
	expect(isNik('3510130101550004')).toBe(true)
	expect(isNik('351013010155000L')).toBe(false)
})
