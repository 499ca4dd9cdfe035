import { expect, test } from 'vitest'
import { nestErrors } from './nest-errors.ts'

test('dotted paths become nested objects, one for each row', () => {
	expect(nestErrors({ nama: 'A', 'waktu.0.jamMulai': 'B', 'waktu.0.hari': 'C', 'waktu.2.hari': 'D' })).toEqual({
		nama: 'A',
		waktu: { 0: { jamMulai: 'B', hari: 'C' }, 2: { hari: 'D' } },
	})
})

test('an error inside a list replaces the error of the list', () => {
	expect(nestErrors({ waktu: 'A', 'waktu.0.hari': 'B' })).toEqual({ waktu: { 0: { hari: 'B' } } })
})
