import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minimumDelay } from './minimum-delay.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How the promise settled, and after how many milliseconds of the fake clock. */
async function outcomeOf(promise: Promise<unknown>) {
	const began = Date.now()
	const outcome = promise.then(
		(value) => ({ value, after: Date.now() - began }),
		(error: Error) => ({ error: error.message, after: Date.now() - began }),
	)
	await vi.advanceTimersByTimeAsync(10_000)
	return outcome
}

const resultAfter = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, 'hasil'))

test('a result before the minimum is delayed to it, a later one is not delayed', async () => {
	expect(await outcomeOf(minimumDelay(Promise.resolve('hasil')))).toEqual({ value: 'hasil', after: 200 })
	expect(await outcomeOf(minimumDelay(resultAfter(150)))).toEqual({ value: 'hasil', after: 200 })
	expect(await outcomeOf(minimumDelay(resultAfter(900)))).toEqual({ value: 'hasil', after: 900 })
})

test('a failure is delayed to the minimum, an abort is not', async () => {
	expect(await outcomeOf(minimumDelay(Promise.reject(new Error('gagal'))))).toEqual({ error: 'gagal', after: 200 })
	const aborted = Promise.reject(new DOMException('batal', 'AbortError'))
	expect(await outcomeOf(minimumDelay(aborted))).toEqual({ error: 'batal', after: 0 })
})
