import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pasienFields } from '../../contract/pasien/isian.ts'
import { writeTanggalLahir } from '../../contract/pasien/tanggal-lahir.ts'
import { siti } from '../../tests/support/test-member.ts'
import { isComplete, missingFields } from './is-complete.ts'

/** A calendar without `Date`. */
function isRealDay(day: number, month: number, year: number): boolean {
	const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
	const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
	return day >= 1 && day <= (lengths[month - 1] ?? 0)
}

const TODAY = { day: 16, month: 11, year: 2026 }
const NOW = Date.parse('2026-11-16T09:00:00+07:00')

const digits = (value: number, length: number) => String(value).padStart(length, '0')
const order = ({ day, month, year }: typeof TODAY) => year * 10_000 + month * 100 + day

const date = fc.record({
	day: fc.integer({ min: 0, max: 33 }),
	month: fc.integer({ min: 0, max: 14 }),
	year: fc.oneof(fc.integer({ min: 1890, max: 2030 }), fc.constantFrom(2026, 2024, 2000, 1900, 0)),
})

test('a birth date is valid in both spellings if it is a real day and not in the future', () => {
	const property = fc.property(date, fc.boolean(), ({ day, month, year }, yearFirst) => {
		const [d, m, y] = [digits(day, 2), digits(month, 2), digits(year, 4)]
		const typed = yearFirst ? `${y}-${m}-${d}` : `${d}-${m}-${y}`
		const tanggalLahir = writeTanggalLahir(typed)
		expect(tanggalLahir).toBe(isRealDay(day, month, year) ? `${d}-${m}-${y}` : typed)
		const expected = isRealDay(day, month, year) && order({ day, month, year }) <= order(TODAY)
		expect(isComplete({ ...siti, tanggalLahir }, NOW)).toBe(expected)
	})
	fc.assert(property, { numRuns: 3000 })
})

/** A present or a missing value, with a flag. */
const filled = (present: fc.Arbitrary<string>) => fc.record({ value: present, is: fc.constant(true) })
const missing = fc.record({ value: fc.constant(''), is: fc.constant(false) })
const text = fc.string({ minLength: 1, maxLength: 20 })
const digit = fc.constantFrom(...'0123456789')
const nik = fc.string({ unit: digit, minLength: 16, maxLength: 16 })
const noNik = fc.oneof(
	fc.string({ unit: digit, maxLength: 15 }),
	fc.string({ unit: digit, minLength: 17, maxLength: 20 }),
	fc
		.tuple(fc.string({ unit: digit, minLength: 15, maxLength: 15 }), fc.constantFrom('a', ' ', '١', '１'))
		.map(([most, last]) => most + last),
)

test('a patient is complete with all seven fields only', () => {
	const arbitrary = fc.record({
		nik: fc.oneof(
			filled(nik),
			noNik.map((value) => ({ value, is: false })),
		),
		nama: fc.oneof(filled(text), missing),
		noTelp: fc.oneof(filled(text), missing),
		tempatLahir: fc.oneof(filled(text), missing),
		tanggalLahir: fc.oneof(filled(fc.constant('01-01-2000')), missing),
		jenisKelamin: fc.oneof(filled(fc.constantFrom('l', 'p')), missing),
		alamatLengkap: fc.oneof(filled(text), missing),
	})
	const property = fc.property(arbitrary, (fields) => {
		const values = Object.fromEntries(
			Object.entries(fields).map(([name, { value }]) => [name, value]),
		) as unknown as typeof siti
		const row = { ...values, jenisKelamin: values.jenisKelamin || null }
		const lacking = pasienFields.filter((field) => !fields[field].is)
		expect(missingFields(row, NOW)).toEqual(lacking)
		expect(isComplete(row, NOW)).toBe(lacking.length === 0)
	})
	fc.assert(property, { numRuns: 3000 })
})
