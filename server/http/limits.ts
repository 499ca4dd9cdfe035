import cluster from 'node:cluster'
import type { Pool } from 'pg'
import { RateLimiterCluster, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Failure, fail } from './failure.ts'

/** Created by the migration `002-people`, on PostgreSQL only. */
const RATE_LIMIT_TABLE = 'batasLaju'

interface Rule {
	points: number
	/** In seconds. */
	duration: number
	/** Counted in each process alone: sharing the count would cost as much as the read. */
	perProcess?: true
}

/** The reasons for these figures: docs/decisions/0019. */
const rules = {
	baca: { points: 3000, duration: 60, perProcess: true },
	cari: { points: 600, duration: 60, perProcess: true },
	visitor: { points: 1200, duration: 60, perProcess: true },
	/** Visitor records of one day. Those over the limit are not stored. */
	kunjunganAlamat: { points: 5000, duration: 86_400 },
	kunjunganSemua: { points: 200_000, duration: 86_400 },
	komentar: { points: 6, duration: 60 },
	member: { points: 120, duration: 600 },
	/** Per member; without one, per address. */
	reservasi: { points: 60, duration: 600 },
	tulis: { points: 120, duration: 60 },
	/** Only wrong codes count, so that looking at one's own reservation is never refused. */
	kodeSalah: { points: 30, duration: 600 },
	pindahSalah: { points: 30, duration: 600 },
	/** Per reservation: every change with the phone number's last digits counts, so that they cannot be guessed. */
	angkaTelp: { points: 10, duration: 86_400 },
	/** Per address or known device. A whole shift signs in behind one address; wrong passwords of one account are counted apart. */
	stafMasuk: { points: 60, duration: 600 },
	/** Per account: a desk rarely needs more. */
	lihatNik: { points: 30, duration: 3600 },
	/** Per account, so that nobody's mailbox is filled. */
	lupaSandi: { points: 3, duration: 3600 },
} satisfies Record<string, Rule>

export type LimitName = keyof typeof rules

export interface Limits {
	/** Counts one use by an address or member. A use over the limit is a failure. */
	use(name: LimitName, key: string): Promise<Failure | null>
	/** Checks the limit without counting. */
	reached(name: LimitName, key: string): Promise<Failure | null>
}

/** @param pool of PostgreSQL, where several machines count together */
export function createLimits(pool?: Pool): Limits {
	const limiters = Object.fromEntries(
		Object.entries<Rule>(rules).map(([name, rule]) => [name, createLimiter(name, rule, pool)]),
	)
	const limiterOf = (name: LimitName) => limiters[name] as ReturnType<typeof createLimiter>
	// After the clock was set back, the end of the window may seem far away.
	const tooMany = (name: LimitName, { msBeforeNext }: RateLimiterRes) =>
		fail('TERLALU_SERING', { retryAfter: Math.min(rules[name].duration, Math.max(1, Math.ceil(msBeforeNext / 1000))) })
	return {
		async use(name, key) {
			try {
				await limiterOf(name).consume(key)
				return null
			} catch (result) {
				// Anything else is a store that does not answer: nobody is refused for that.
				return result instanceof RateLimiterRes ? tooMany(name, result) : null
			}
		},
		async reached(name, key) {
			const result = await limiterOf(name)
				.get(key)
				.catch(() => null)
			return result && result.consumedPoints >= rules[name].points ? tooMany(name, result) : null
		},
	}
}

function createLimiter(keyPrefix: string, { points, duration, perProcess }: Rule, pool: Pool | undefined) {
	const options = { keyPrefix, points, duration }
	if (perProcess) return new RateLimiterMemory(options)
	// The workers of one machine count together in the primary process.
	const onMachine = cluster.isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options)
	if (!pool) return onMachine
	return new RateLimiterPostgres({
		...options,
		storeClient: pool,
		storeType: 'pool',
		tableName: RATE_LIMIT_TABLE,
		tableCreated: true,
		// All limits share one table; one limiter clears it.
		clearExpiredByTimeout: keyPrefix === 'tulis',
		insuranceLimiter: onMachine,
	})
}

/** For tests that send thousands of requests from one address, and for a proxy that counts in front of the site. */
export const noLimits: Limits = { use: async () => null, reached: async () => null }
