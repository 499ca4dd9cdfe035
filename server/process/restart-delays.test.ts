import { expect, test } from 'vitest'
import { restartDelays } from './start-workers.ts'

test('the delay doubles with each early exit of a worker, up to 16 s', () => {
	const delayAfter = restartDelays()
	const waits = Array.from({ length: 8 }, () => delayAfter(900))
	expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 16_000, 16_000])
})

test('a worker that served for over a minute is replaced after the first delay', () => {
	const delayAfter = restartDelays()
	for (let i = 0; i < 5; i += 1) delayAfter(900)
	expect([delayAfter(61_000), delayAfter(900)]).toEqual([500, 1000])
})
