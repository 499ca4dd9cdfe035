import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Target } from './attack.ts'
import { openTarget } from './open-target.ts'
import { runAbuse } from './run-abuse.ts'

/** `npm run abuse -- --long` sends two hundred times as many, at random. */
const REQUESTS = 1000
const SEED = 7

let target: Target & { dispose(): Promise<void> }
beforeAll(async () => {
	target = await openTarget()
})
afterAll(() => target.dispose())

test('no hostile request causes a 5xx, shows data of another member or changes it', async () => {
	const results = await runAbuse(target, { seed: SEED, requests: REQUESTS })
	expect(results.flatMap(({ name, wrong }) => wrong.map((line) => `${name}: ${line}`))).toEqual([])
	expect(results.reduce((sum, { requests }) => sum + requests, 0)).toBeGreaterThanOrEqual(REQUESTS)
})
