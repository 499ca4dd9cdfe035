import { expect, test } from 'vitest'
import { WindowCounter } from './window-counter.ts'

let now = 1_000_000
const counter = () => new WindowCounter({ points: 2, duration: 60 }, () => now)

test('the use after the last allowed one tells how long to wait, and each key is counted for itself', () => {
	const uses = counter()
	expect([uses.use('a'), uses.use('a'), uses.use('a'), uses.use('b')]).toEqual([0, 0, 60, 0])
	now += 59_500
	expect(uses.use('a')).toBe(1)
	now += 500
	expect(uses.use('a')).toBe(0)
})

test('a clock that is set back locks nobody out', () => {
	const uses = counter()
	for (let times = 0; times < 3; times++) uses.use('a')
	now -= 3_600_000
	expect(uses.use('a')).toBe(0)
})

test('any number of addresses takes only so much memory', () => {
	const uses = counter()
	for (let address = 0; address < 300_000; address++) uses.use(String(address))
	expect(uses.size).toBeLessThanOrEqual(100_000)
})
