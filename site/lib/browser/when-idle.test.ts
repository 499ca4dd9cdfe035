import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('without an idle callback the work runs soon, not at the latest time', () => {
	expect(globalThis).not.toHaveProperty('requestIdleCallback')
	const work = vi.fn()
	whenIdle(work, 1000)
	vi.advanceTimersByTime(50)
	expect(work).toHaveBeenCalledOnce()
})

test('without an idle callback the work can be cancelled', () => {
	const work = vi.fn()
	whenIdle(work, 1000)()
	vi.advanceTimersByTime(1000)
	expect(work).not.toHaveBeenCalled()
})
