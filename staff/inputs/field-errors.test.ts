import { expect, test } from 'vitest'
import { fieldErrors } from './field-errors.ts'

const error = (message: string) => ({ type: 'custom', message })

test('dotted paths become nested objects, and lists of them', () => {
	expect(fieldErrors({ nama: 'A', 'waktu.0.jamMulai': 'B', 'waktu.0.hari': 'C', 'waktu.2.hari': 'D' })).toEqual({
		nama: error('A'),
		waktu: [{ jamMulai: error('B'), hari: error('C') }, undefined, { hari: error('D') }],
	})
})

test('an error inside a list replaces the error of the list', () => {
	expect(fieldErrors({ waktu: 'A', 'waktu.0.hari': 'B' })).toEqual({ waktu: [{ hari: error('B') }] })
})
