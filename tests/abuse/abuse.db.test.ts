import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Target } from './attack.ts'
import { openTarget } from './open-target.ts'
import { runAbuse } from './run-abuse.ts'

/** `npm run abuse -- --long` sends a hundred times as many. */
const REQUESTS = 1000

let target: Target & { dispose(): Promise<void> }
beforeAll(async () => {
	target = await openTarget()
})
afterAll(() => target.dispose())

test('nothing that is sent to the whole server breaks it, shows what is not the sender’s or changes it', async () => {
	const seed = Math.floor(Math.random() * 1_000_000)
	const results = await runAbuse(target, { seed, requests: REQUESTS })
	expect(results.flatMap(({ name, wrong }) => wrong.map((line) => `${name}, seed ${seed}: ${line}`))).toEqual([])
	expect(results.reduce((sum, { requests }) => sum + requests, 0)).toBeGreaterThanOrEqual(REQUESTS)
})
