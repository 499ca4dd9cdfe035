import { expect, test } from 'vitest'
import { fieldErrors } from './field-errors.ts'

const error = (message: string) => ({ type: 'custom', message })

test('dotted paths become nested objects, one for each row', () => {
	expect(fieldErrors({ nama: 'A', 'waktu.0.jamMulai': 'B', 'waktu.0.hari': 'C', 'waktu.2.hari': 'D' })).toEqual({
		nama: error('A'),
		waktu: { 0: { jamMulai: error('B'), hari: error('C') }, 2: { hari: error('D') } },
	})
})

test('an error inside a list replaces the error of the list', () => {
	expect(fieldErrors({ waktu: 'A', 'waktu.0.hari': 'B' })).toEqual({ waktu: { 0: { hari: error('B') } } })
})
