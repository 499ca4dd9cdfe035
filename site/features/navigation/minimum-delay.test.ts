import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINIMUM_DELAY_MS, minimumDelay } from './minimum-delay.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** When the promise settled, in driven milliseconds, and how. */
async function outcomeOf(promise: Promise<unknown>) {
	const began = Date.now()
	const outcome = promise.then(
		(value) => ({ value, after: Date.now() - began }),
		(error: Error) => ({ error: error.message, after: Date.now() - began }),
	)
	await vi.advanceTimersByTimeAsync(10_000)
	return outcome
}

const answerAfter = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, 'jawaban'))

test('the spec asks for 200 ms', () => expect(MINIMUM_DELAY_MS).toBe(200))

test('a quick answer waits for the minimum, a slow one for nothing more', async () => {
	expect(await outcomeOf(minimumDelay(Promise.resolve('jawaban')))).toEqual({ value: 'jawaban', after: 200 })
	expect(await outcomeOf(minimumDelay(answerAfter(150)))).toEqual({ value: 'jawaban', after: 200 })
	expect(await outcomeOf(minimumDelay(answerAfter(900)))).toEqual({ value: 'jawaban', after: 900 })
})

test('a failure is seen no sooner, an abort at once', async () => {
	expect(await outcomeOf(minimumDelay(Promise.reject(new Error('gagal'))))).toEqual({ error: 'gagal', after: 200 })
	const aborted = Promise.reject(new DOMException('batal', 'AbortError'))
	expect(await outcomeOf(minimumDelay(aborted))).toEqual({ error: 'batal', after: 0 })
})
