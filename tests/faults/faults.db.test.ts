import { beforeAll, expect, inject, test, vi } from 'vitest'
import { testDatabaseKind } from '../support/test-database-choice.ts'
import type { Fault, FaultResult } from './fault.ts'
import { faults } from './faults.ts'

// Whole processes end and start again, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 })

const kind = testDatabaseKind()
/** The same moments each time; `npm run faults -- --long` takes random ones. */
const SEED = 7
const here = faults.filter(
	({ databases, short = databases, quick = false }) => short.includes(kind) && (quick || inject('all')),
)
const run = (fault: Fault) => fault.run({ kind, seed: SEED, long: false })

const beside = new Map<Fault, Promise<FaultResult>>()
beforeAll(() => {
	for (const fault of here.filter(({ waits }) => waits)) {
		const result = run(fault)
		result.catch(() => {})
		beside.set(fault, result)
	}
})

test.each(here)('no reservation is lost, doubled or broken: $name', async (fault) => {
	const { verdict, ledger } = await (beside.get(fault) ?? run(fault))
	expect(verdict).toEqual({ lost: [], doubled: [], broken: [] })
	expect(ledger.acknowledged.length).toBeGreaterThan(0)
})
