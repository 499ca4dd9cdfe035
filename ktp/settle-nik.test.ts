import { expect, test } from 'vitest'
import { type NikReadings, settleNik } from './settle-nik.ts'

const NIK = '3510116106650002'
const card = { tanggalLahir: '21-06-1965', sex: 'p' } as const
const shapes = (digits: string, certainty = 0.3) => ({ digits, certainty, start: 0, end: 600 })
const settle = (readings: Partial<NikReadings>) => settleNik({ shapes: undefined, texts: [], ...card, ...readings })
const changed = (place: number, digit: string) => NIK.slice(0, place) + digit + NIK.slice(place + 1)

test('clear shapes that match the printed birth date are trusted over the network', () => {
	const texts = ['35101161055650002', '351011610565650002', changed(7, '5')]
	expect(settle({ shapes: shapes(NIK), texts })).toEqual({ value: NIK, isDoubtful: false })
	const wrong = changed(15, '3')
	expect(settle({ shapes: shapes(NIK), texts: [wrong, wrong, wrong] })).toEqual({ value: NIK, isDoubtful: false })
})

test('without shapes the majority of sixteen-digit readings wins and is doubtful', () => {
	expect(settle({ texts: [NIK, changed(15, '3'), NIK] })).toEqual({ value: NIK, isDoubtful: true })
	expect(settle({ texts: [NIK, '351'] })).toEqual({ value: NIK, isDoubtful: true })
})

test('unclear shapes need a confirming reading', () => {
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

test('a wrong digit of the birth date is corrected by another reading and stays doubtful', () => {
	expect(settle({ shapes: shapes(changed(7, '5')), texts: [NIK] })).toEqual({ value: NIK, isDoubtful: true })
})

test('too few digits are returned as doubtful, and no digits as undefined', () => {
	expect(settle({ texts: ['3510', '351011610'] })).toEqual({ value: '351011610', isDoubtful: true })
	expect(settle({ texts: ['', ''] })).toBeUndefined()
})
