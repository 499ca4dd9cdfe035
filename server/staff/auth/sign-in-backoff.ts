import { hash } from 'node:crypto'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import type { StaffContext } from '../staff-route.ts'

/** The first failures cost no wait: people mistype. */
const FREE_FAILURES = 3
const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 15 * 60_000
/** The count starts again after this long without a failure. */
const RESET_MS = 24 * 60 * 60_000
/** This many failures of one account, from everywhere, count as one failure of each unknown source. */
const SHARED_FAILURES = 10

interface Source {
	/** The e-mail, id or challenge that the attempt is for. */
	account: string
	/** The network, or the known device. */
	source: string
	/** Failures of other sources do not delay a known device, and its own do not delay others. */
	isKnown: boolean
}

/**
 * Verifies an attempt, unless it comes too early. Every failed attempt doubles the wait of its account and source.
 * Attempts on one account from many networks lengthen the wait of each network that has failed once. The first attempt of
 * a network is never delayed, so no stranger can lock the owner out (docs/decisions/0040).
 */
export async function withBackoff<T extends object>(
	{ db, now }: Pick<StaffContext, 'db' | 'now'>,
	{ account, source, isKnown }: Source,
	verify: () => Promise<T | Failure>,
): Promise<T | Failure> {
	const own = hash('sha256', `${account}\n${source}`)
	const shared = hash('sha256', account)
	const tooEarly = await take()
	if (tooEarly) return tooEarly
	const verified = await verify()
	if (isFailure(verified)) await recordFailure()
	else await db.deleteFrom('stafGagal').where('kunci', '=', own).execute()
	return verified

	async function read(kunci: string) {
		const row = await db.selectFrom('stafGagal').selectAll().where('kunci', '=', kunci).executeTakeFirst()
		const failures = row && row.terakhirAt >= now() - RESET_MS ? row.jumlah : 0
		return { row, failures }
	}

	/** False when the stored count is no longer `before`. */
	async function count(before: number | undefined, jumlah: number): Promise<boolean> {
		const terakhirAt = now()
		const counted =
			before === undefined
				? db
						.insertInto('stafGagal')
						.values({ kunci: own, jumlah, terakhirAt })
						.onConflict((conflict) => conflict.doNothing())
						.returning('kunci')
				: db
						.updateTable('stafGagal')
						.set({ jumlah, terakhirAt })
						.where('kunci', '=', own)
						.where('jumlah', '=', before)
						.returning('kunci')
		return (await counted.executeTakeFirst()) !== undefined
	}

	/** Counts the attempt, before it is verified. The failure for one that comes too early, or null. */
	async function take(): Promise<Failure | null> {
		const everywhere = isKnown ? 0 : Math.floor((await read(shared)).failures / SHARED_FAILURES)
		while (true) {
			const { row, failures } = await read(own)
			const remaining = row && failures > 0 ? row.terakhirAt + waitAfter(Math.max(failures, everywhere)) - now() : 0
			if (remaining > 0) return fail('TERLALU_SERING', { retryAfter: Math.ceil(remaining / 1000) })
			// A parallel attempt may have counted itself since the read; then this one looks again.
			if (await count(row?.jumlah, failures + 1)) return null
		}
	}

	async function recordFailure(): Promise<void> {
		await db
			.deleteFrom('stafGagal')
			.where('terakhirAt', '<', now() - RESET_MS)
			.execute()
		if (isKnown) return
		await db
			.insertInto('stafGagal')
			.values({ kunci: shared, jumlah: 1, terakhirAt: now() })
			.onConflict((conflict) =>
				conflict.column('kunci').doUpdateSet((eb) => ({ jumlah: eb('stafGagal.jumlah', '+', 1), terakhirAt: now() })),
			)
			.execute()
	}
}

const waitAfter = (failures: number) =>
	failures <= FREE_FAILURES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES - 1), LONGEST_WAIT_MS)
