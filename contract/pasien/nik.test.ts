import { expect, test } from 'vitest'
import { birthDigits, birthOfNik, type Filled, fillFromNik, isNik } from './nik.ts'

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
	expect(birthOfNik(nik, '2009-12-31')).toEqual({ tanggalLahir, sex }),
)

test.each([
	['3510170805250005', '08-05-2025'],
	['3510171611260005', '16-11-2026'],
	['3510171711260005', '17-11-1926'],
])('on 16 November 2026 a person with the NIK %s was born on %s', (nik, tanggalLahir) => {
	expect(birthOfNik(nik, '2026-11-16')?.tanggalLahir).toBe(tanggalLahir)
})

test.each(['3510223502980010', '3510220013980010', '351022711098001', '35102271109800100', ''])(
	'%s contains no birth date',
	(nik) => expect(birthOfNik(nik, '2026-11-16')).toBeUndefined(),
)

test('a NIK has sixteen digits', () => {
	expect(isNik('3510130101550004')).toBe(true)
	expect(isNik('351013010155000L')).toBe(false)
})

const MAN = '3510012507900003'
const WOMAN = '3510016507910003'
const empty = { nama: 'Siti', tanggalLahir: '', jenisKelamin: '' }
const fill = (before: Filled<typeof empty>, nik: string) => fillFromNik(before, nik, '2026-11-16')

test('the NIK fills in birth date and sex where they are empty', () => {
	const { values } = fill({ values: empty, ofNik: {} }, WOMAN)
	expect(values).toEqual({ ...empty, tanggalLahir: '25-07-1991', jenisKelamin: 'p' })
	const half = fill({ values: { ...empty, tanggalLahir: '1-1-1980' }, ofNik: {} }, WOMAN)
	expect(half.values).toMatchObject({ tanggalLahir: '1-1-1980', jenisKelamin: 'p' })
	expect(half.ofNik).toEqual({ jenisKelamin: 'p' })
})

test('a corrected NIK replaces what the NIK before it filled in, and nothing that was typed', () => {
	const before = fill({ values: empty, ofNik: {} }, WOMAN)
	expect(fill(before, MAN).values).toMatchObject({ tanggalLahir: '25-07-1990', jenisKelamin: 'l' })
	const typed = { ...before, values: { ...before.values, tanggalLahir: '26-07-1991' } }
	expect(fill(typed, MAN).values).toMatchObject({ tanggalLahir: '26-07-1991', jenisKelamin: 'l' })
})

test.each(['', '12', '3510019907900003', '••••••••••••0003'])('the NIK %j fills in nothing', (nik) => {
	const before = { values: empty, ofNik: {} }
	expect(fill(before, nik)).toBe(before)
})
