import { beforeAll, expect, test, vi } from 'vitest'
import { testDatabaseKind } from '../support/test-database-choice.ts'
import type { Fault, FaultResult } from './fault.ts'
import { faults } from './faults.ts'

// Whole processes that die and start again, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 })

const kind = testDatabaseKind()
/** Told with every failure: `npm run faults -- --seed` tries the same again. */
const seed = Date.now() % 1_000_000
const here = faults.filter(({ databases, short = databases }) => short.includes(kind))
const run = (fault: Fault) => fault.run({ kind, seed, long: false })

const beside = new Map<Fault, Promise<FaultResult>>()
beforeAll(() => {
	for (const fault of here.filter(({ waits }) => waits)) {
		const result = run(fault)
		result.catch(() => {})
		beside.set(fault, result)
	}
})

test.each(here)(`nothing is lost, doubled or broken: $name (seed ${seed})`, async (fault) => {
	const { verdict, ledger } = await (beside.get(fault) ?? run(fault))
	expect(verdict).toEqual({ lost: [], doubled: [], broken: [] })
	expect(ledger.acknowledged.length).toBeGreaterThan(0)
})
