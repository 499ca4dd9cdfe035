import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

test('no more at once than allowed, the others in the order in which they came', async () => {
	const inTurn = takeTurns(2)
	const started: number[] = []
	let running = 0
	let most = 0
	const work = (number: number) => async () => {
		started.push(number)
		running += 1
		most = Math.max(most, running)
		await setImmediate()
		running -= 1
		return number
	}
	const done = await Promise.all([1, 2, 3, 4, 5].map((number) => inTurn(work(number))))
	expect([started, done, most]).toEqual([[1, 2, 3, 4, 5], [1, 2, 3, 4, 5], 2])
})

test('one that fails lets the next go on', async () => {
	const inTurn = takeTurns(1)
	const failing = inTurn(() => Promise.reject(new Error('broken')))
	const next = inTurn(async () => 'next')
	await expect(failing).rejects.toThrow('broken')
	expect(await next).toBe('next')
})
