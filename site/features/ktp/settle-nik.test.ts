import { expect, test } from 'vitest'
import { type NikReadings, settleNik } from './settle-nik.ts'

const NIK = '3510116106650002'
const card = { tanggalLahir: '21-06-1965', sex: 'p' } as const
const shapes = (digits: string, certainty = 0.3) => ({ digits, certainty, start: 0, end: 600 })
const settle = (readings: Partial<NikReadings>) => settleNik({ shapes: undefined, texts: [], ...card, ...readings })
const changed = (place: number, digit: string) => NIK.slice(0, place) + digit + NIK.slice(place + 1)

test('clear shapes that hold the printed birth date are trusted, whatever the network read', () => {
	const texts = ['35101161055650002', '351011610565650002', changed(7, '5')]
	expect(settle({ shapes: shapes(NIK), texts })).toEqual({ value: NIK, isDoubtful: false })
	const wrong = changed(15, '3')
	expect(settle({ shapes: shapes(NIK), texts: [wrong, wrong, wrong] })).toEqual({ value: NIK, isDoubtful: false })
})

test('without shapes most readings of sixteen digits decide, and are doubtful', () => {
	expect(settle({ texts: [NIK, changed(15, '3'), NIK] })).toEqual({ value: NIK, isDoubtful: true })
	expect(settle({ texts: [NIK, '351'] })).toEqual({ value: NIK, isDoubtful: true })
})

test('unclear shapes need to be confirmed', () => {
	expect(settle({ shapes: shapes(NIK, 0.02) })?.isDoubtful).toBe(true)
	expect(settle({ shapes: shapes(NIK, 0.02), texts: [NIK, NIK] })?.isDoubtful).toBe(false)
})

test.each([
	['date', { tanggalLahir: '22-06-1965' }],
	['sex', { sex: 'l' as const }],
	['unread date', { tanggalLahir: undefined }],
	['unread sex', { sex: undefined }],
])('a NIK that does not hold the printed %s is doubtful, however clear', (_, other) => {
	expect(settle({ shapes: shapes(NIK), texts: [NIK, NIK, NIK], ...other })).toEqual({ value: NIK, isDoubtful: true })
})

test('a digit of the birth date that some reading saw is set right, and stays doubtful', () => {
	expect(settle({ shapes: shapes(changed(7, '5')), texts: [NIK] })).toEqual({ value: NIK, isDoubtful: true })
})

test('too few digits are kept and doubtful, none is nothing', () => {
	expect(settle({ texts: ['3510', '351011610'] })).toEqual({ value: '351011610', isDoubtful: true })
	expect(settle({ texts: ['', ''] })).toBeUndefined()
})
