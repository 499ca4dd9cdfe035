import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { type Failure, fail } from '../../http/failure.ts'

/** The first failures cost no wait: people mistype. */
const FREE_FAILURES = 3
const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 15 * 60_000
/** The count starts again after this long without a failure. */
const RESET_MS = 24 * 60 * 60_000

/**
 * Every failed attempt doubles the wait, per account and address: an attacker at another address cannot lock the owner
 * out.
 */
export interface SignInBackoff {
	/** The failure for an attempt that comes too early, or null. */
	check(): Promise<Failure | null>
	recordFailure(): Promise<void>
	reset(): Promise<void>
}

interface Attempts {
	db: Kysely<Schema>
	now: () => number
}

export function signInBackoff({ db, now }: Attempts, account: string, address: string): SignInBackoff {
	const kunci = hash('sha256', `${account}\n${address}`)
	return {
		async check() {
			const known = await db.selectFrom('stafGagal').selectAll().where('kunci', '=', kunci).executeTakeFirst()
			const remaining = known ? known.terakhirAt + waitAfter(known.jumlah) - now() : 0
			return remaining > 0 ? fail('TERLALU_SERING', { retryAfter: Math.ceil(remaining / 1000) }) : null
		},
		async recordFailure() {
			await db
				.deleteFrom('stafGagal')
				.where('terakhirAt', '<', now() - RESET_MS)
				.execute()
			await db
				.insertInto('stafGagal')
				.values({ kunci, jumlah: 1, terakhirAt: now() })
				.onConflict((conflict) =>
					conflict.column('kunci').doUpdateSet((eb) => ({ jumlah: eb('stafGagal.jumlah', '+', 1), terakhirAt: now() })),
				)
				.execute()
		},
		async reset() {
			await db.deleteFrom('stafGagal').where('kunci', '=', kunci).execute()
		},
	}
}

const waitAfter = (failures: number) =>
	failures <= FREE_FAILURES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES - 1), LONGEST_WAIT_MS)
