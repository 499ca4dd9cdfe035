import { expect, test } from 'vitest'
import { readJam } from './read-jam.ts'

test('a time of day is read as people write it', () => {
	for (const typed of ['07:30', '7.30', '0730', '730', ' 7,30 ', '07 30']) expect(readJam(typed), typed).toBe('07:30')
	expect([readJam('7'), readJam('19'), readJam('0'), readJam('2359')]).toEqual(['07:00', '19:00', '00:00', '23:59'])
})

test('what is no time of day is refused', () => {
	for (const typed of ['', '24', '24:00', '7.60', '7.3', '07:30 PM', 'pagi', '-1', '07301'])
		expect(readJam(typed), typed).toBe(null)
})
