import { expect, test } from 'vitest'
import { restartDelays } from './restart-delays.ts'

test('workers that end again and again are replaced more and more slowly, up to a bound', () => {
	const delayAfter = restartDelays()
	const waits = Array.from({ length: 8 }, () => delayAfter(900))
	expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 16_000, 16_000])
})

test('one that served for a while is replaced soon', () => {
	const delayAfter = restartDelays()
	for (let i = 0; i < 5; i += 1) delayAfter(900)
	expect([delayAfter(61_000), delayAfter(900)]).toEqual([500, 1000])
})
