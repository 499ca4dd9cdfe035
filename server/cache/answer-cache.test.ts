import { beforeEach, expect, test } from 'vitest'
import { AnswerCache, FRESH_MS, type Made, STALE_MS } from './answer-cache.ts'
import { SealedAnswer } from './sealed-answer.ts'

const NOON = Date.parse('2026-11-16T12:00:00+07:00')

let now = NOON
let revision = 1
let made = 0
beforeEach(() => {
	now = NOON
	revision = 1
	made = 0
})

const sealed = (text: string) => new SealedAnswer(200, new Headers(), Buffer.from(text))
const make = async (): Promise<Made> => ({ answer: sealed(`answer ${++made}`), keep: true })
const open = (maxBytes?: number) => new AnswerCache({ revision: () => revision, now: () => now, maxBytes })
const ask = async (cache: AnswerCache, key = '/') => (await cache.answer(key, make)).text

test('an answer is made once and sent again', async () => {
	const cache = open()
	expect([await ask(cache), await ask(cache)]).toEqual(['answer 1', 'answer 1'])
})

test('who asks while it is being made waits for the same one', async () => {
	const cache = open()
	const answers = await Promise.all(Array.from({ length: 200 }, () => ask(cache)))
	expect([new Set(answers).size, made]).toEqual([1, 1])
})

test('a change of content drops it, also one that came while it was being made', async () => {
	const cache = open()
	await ask(cache)
	revision = 2
	expect(await ask(cache)).toBe('answer 2')
	await cache.answer('/b', async () => {
		revision = 3
		return make()
	})
	expect(await ask(cache, '/b')).toBe('answer 4')
})

test('past its freshness it is sent once more while one is made anew', async () => {
	const cache = open()
	await ask(cache)
	now += FRESH_MS - 1
	expect([await ask(cache), made]).toEqual(['answer 1', 1])
	now += 1
	expect(await Promise.all([ask(cache), ask(cache)])).toEqual(['answer 1', 'answer 1'])
	expect([made, await ask(cache)]).toEqual([2, 'answer 2'])
})

test('one that cannot be made anew is sent for a while, then no more', async () => {
	const cache = open()
	await ask(cache)
	const broken = () => Promise.reject(new Error('no database'))
	now += FRESH_MS + STALE_MS - 1
	expect((await cache.answer('/', broken)).text).toBe('answer 1')
	now += 1
	await expect(cache.answer('/', broken)).rejects.toThrow('no database')
	expect(await ask(cache)).toBe('answer 2')
})

test('one that fails to be made does not take the place of a good one, however old that is on its day', async () => {
	const cache = open()
	let tries = 0
	const failing = async (): Promise<Made> => {
		tries += 1
		return { answer: sealed('nothing to see'), keep: false, failed: true }
	}
	const askInVain = async () => (await cache.answer('/', failing)).text
	await ask(cache)
	now += FRESH_MS
	expect([await askInVain(), await askInVain(), tries]).toEqual(['answer 1', 'answer 1', 1])
	now += 10 * (FRESH_MS + STALE_MS)
	expect([await askInVain(), tries]).toEqual(['answer 1', 2])
	// Not by every visitor, and soon enough to be new when the database is back.
	expect([await askInVain(), tries]).toEqual(['answer 1', 2])
	now += 1000
	expect([await askInVain(), tries]).toEqual(['answer 1', 3])
	now += 1000
	expect([await ask(cache), await ask(cache)]).toEqual(['answer 1', 'answer 2'])
	revision = 2
	expect(await askInVain()).toBe('nothing to see')
})

test('none outlives its day in WIB, nor a clock that was set back', async () => {
	const cache = open()
	now = Date.parse('2026-11-16T23:59:59+07:00')
	await ask(cache)
	now += 1000
	expect(await ask(cache)).toBe('answer 2')
	now -= 5000
	expect(await ask(cache)).toBe('answer 3')
})

test('what is not to be kept is made for each, and takes the place of nothing', async () => {
	const cache = open()
	const passing = async (): Promise<Made> => ({ ...(await make()), keep: false })
	await cache.answer('/', passing)
	await cache.answer('/', passing)
	expect([made, cache.size, cache.bytes]).toEqual([2, 0, 0])
})

test('the longest unused goes first, counted in bytes', async () => {
	const cache = open('answer 1'.length * 2)
	await ask(cache, '/a')
	await ask(cache, '/b')
	now += 1000
	await ask(cache, '/a')
	await ask(cache, '/c')
	expect([cache.size, cache.bytes]).toEqual([2, 16])
	expect([await ask(cache, '/a'), await ask(cache, '/b')]).toEqual(['answer 1', 'answer 4'])
})
