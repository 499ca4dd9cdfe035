import { expect, test } from 'vitest'
import { fromWibTime, toWibTime } from './wib-time.ts'

const moment = Date.parse('2026-03-01T20:15:00Z')

test('a moment shows the time in Jakarta, seven hours ahead of UTC', () => {
	expect(toWibTime(moment)).toEqual({ tanggal: '2026-03-02', jam: '03:15' })
	expect(fromWibTime({ tanggal: '2026-03-02', jam: '03:15' })).toBe(moment)
})

test('no moment is an empty input, and an empty input is no moment', () => {
	expect(toWibTime(null)).toEqual({ tanggal: '', jam: '' })
	expect(fromWibTime({ tanggal: '', jam: '07:00' })).toBeNull()
})

test('what is half typed is not an empty input', () => {
	expect(fromWibTime({ tanggal: '2026-03-02', jam: '' })).toBeNaN()
	expect(fromWibTime({ tanggal: '2026-03', jam: '03:15' })).toBeNaN()
})
