import { setTimeout as delay } from 'node:timers/promises'
import { boundOf } from './fault.ts'
import type { World } from './under-load.ts'

const RECOVERY_MS = { short: 8000, long: 2000 }

/** Reservations go on soon after what was wrong is mended. */
export async function expectRecovery({ run, load, expect }: World, after: string): Promise<void> {
	const began = performance.now()
	await load.more(1)
	const took = Math.round(performance.now() - began)
	expect(took < boundOf(run, RECOVERY_MS), `the first reservation after ${after} took ${took} ms`)
}

/** Waits until so many have been told to come back. */
export async function untilRefused({ load, expect }: World, count: number, patienceMs: number, why: string) {
	const refused = () => load.ledger.statuses.get(503) ?? 0
	const wanted = refused() + count
	const deadline = performance.now() + patienceMs
	while (refused() < wanted && performance.now() < deadline) await delay(20)
	expect(refused() >= wanted, `no request got 503 although ${why}`)
}
