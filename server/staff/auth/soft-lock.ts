import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { type Failure, fail } from '../../http/failure.ts'

/** So many mistakes cost nothing: people mistype. */
const FREE_MISTAKES = 3
const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 15 * 60_000
/** After that long without a mistake all are forgotten. */
const FORGET_MS = 24 * 60 * 60_000

/**
 * Every mistake doubles the wait for the next try, for this account from this address only: whoever guesses from
 * elsewhere keeps nobody out.
 */
export interface SoftLock {
	/** How long to wait still, or null. */
	wait(): Promise<Failure | null>
	mistake(): Promise<void>
	forget(): Promise<void>
}

interface Tries {
	db: Kysely<Schema>
	now: () => number
}

export function softLock({ db, now }: Tries, account: string, address: string): SoftLock {
	const kunci = hash('sha256', `${account}\n${address}`)
	return {
		async wait() {
			const known = await db.selectFrom('stafGagal').selectAll().where('kunci', '=', kunci).executeTakeFirst()
			const remaining = known ? known.terakhirAt + waitAfter(known.jumlah) - now() : 0
			return remaining > 0 ? fail('TERLALU_SERING', { retryAfter: Math.ceil(remaining / 1000) }) : null
		},
		async mistake() {
			await db
				.deleteFrom('stafGagal')
				.where('terakhirAt', '<', now() - FORGET_MS)
				.execute()
			await db
				.insertInto('stafGagal')
				.values({ kunci, jumlah: 1, terakhirAt: now() })
				.onConflict((conflict) =>
					conflict.column('kunci').doUpdateSet((eb) => ({ jumlah: eb('stafGagal.jumlah', '+', 1), terakhirAt: now() })),
				)
				.execute()
		},
		async forget() {
			await db.deleteFrom('stafGagal').where('kunci', '=', kunci).execute()
		},
	}
}

const waitAfter = (mistakes: number) =>
	mistakes <= FREE_MISTAKES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (mistakes - FREE_MISTAKES - 1), LONGEST_WAIT_MS)
