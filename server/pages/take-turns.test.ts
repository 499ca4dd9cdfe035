import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

test('they begin in the order in which they came, and others have their turn in between', async () => {
	const inTurn = takeTurns()
	const order: string[] = []
	const works = [1, 2, 3].map((number) => inTurn(async () => order.push(`work ${number}`)))
	const other = setImmediate().then(() => order.push('other'))
	await Promise.all([...works, other])
	expect(order.filter((each) => each !== 'other')).toEqual(['work 1', 'work 2', 'work 3'])
	expect(order.indexOf('other')).toBeLessThan(2)
})

test('one that waits or fails keeps nobody waiting', async () => {
	const inTurn = takeTurns()
	const waiting = inTurn(() => new Promise(() => {}))
	const failing = inTurn(() => Promise.reject(new Error('broken')))
	const next = inTurn(async () => 'next')
	await expect(failing).rejects.toThrow('broken')
	expect(await Promise.race([waiting, next])).toBe('next')
})

test('no more than a few are under way, and one that ends makes room for the next', async () => {
	const inTurn = takeTurns(2)
	const ends: (() => void)[] = []
	let underWay = 0
	let most = 0
	const works = [1, 2, 3, 4, 5].map((number) =>
		inTurn(async () => {
			most = Math.max(most, ++underWay)
			await new Promise<void>((resolve) => ends.push(resolve))
			underWay -= 1
			if (number === 2) throw new Error('broken')
			return number
		}).catch(() => 'failed'),
	)
	for (let ended = 0; ended < 5; ended += 1) {
		await expect.poll(() => ends.length).toBeGreaterThan(0)
		ends.shift()?.()
	}
	expect(await Promise.all(works)).toEqual([1, 'failed', 3, 4, 5])
	expect(most).toBe(2)
})
