import { expect, test } from 'vitest'
import { fromWibTime, toWibTime } from './wib-time.ts'

const moment = Date.parse('2026-03-01T20:15:00Z')

test('a moment shows the time in Jakarta, seven hours ahead of UTC', () => {
	expect(toWibTime(moment)).toBe('2026-03-02T03:15')
	expect(fromWibTime('2026-03-02T03:15')).toBe(moment)
})

test('no moment is an empty input, and an empty input is no moment', () => {
	expect(toWibTime(null)).toBe('')
	expect(fromWibTime('')).toBeNull()
})
