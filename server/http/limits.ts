import cluster from 'node:cluster'
import type { Pool } from 'pg'
import { RateLimiterCluster, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Failure, fail } from './failure.ts'
import { type Window, WindowCounter } from './window-counter.ts'

/** Created by the migration `002-people`, on PostgreSQL only. */
const RATE_LIMIT_TABLE = 'batasLaju'

/** Counted in each process: to ask another whether one may read would cost as much as reading. */
const readRules = {
	baca: { points: 3000, duration: 60 },
	cari: { points: 600, duration: 60 },
	visitor: { points: 1200, duration: 60 },
} satisfies Record<string, Window>

/** Counted for all processes and machines together. Why these figures: docs/decisions/0019. */
const sharedRules = {
	komentar: { points: 6, duration: 60 },
	member: { points: 120, duration: 600 },
	/** Of one member; without one, of an address. */
	reservasi: { points: 60, duration: 600 },
	tulis: { points: 120, duration: 60 },
	/** Only wrong codes count, so that looking at one's own reservation is never refused. */
	kodeSalah: { points: 30, duration: 600 },
	pindahSalah: { points: 30, duration: 600 },
	/** A whole shift behind one address signs in; one person's mistakes are counted apart. */
	stafMasuk: { points: 60, duration: 600 },
} satisfies Record<string, Window>

export type ReadLimit = keyof typeof readRules
export type SharedLimit = keyof typeof sharedRules
export type LimitName = ReadLimit | SharedLimit

export interface Limits {
	/** Counts one use by an address or member and tells whether that was one too many. */
	use(name: SharedLimit, key: string): Promise<Failure | null>
	/** Tells whether the limit is reached, without counting. */
	reached(name: SharedLimit, key: string): Promise<Failure | null>
	/** The same for what is counted in this process alone, at once. */
	countHere(name: ReadLimit, key: string): Failure | null
}

export const isReadLimit = (name: LimitName): name is ReadLimit => Object.hasOwn(readRules, name)

export interface LimitsOptions {
	/** Of PostgreSQL: several machines count together in it. */
	pool?: Pool
	now?: () => number
}

export function createLimits({ pool, now }: LimitsOptions = {}): Limits {
	const here = mapValues(readRules, (rule) => new WindowCounter(rule, now))
	const shared = mapValues(sharedRules, (rule, name) => sharedLimiter(name, rule, pool))
	const tooOften = (seconds: number) => fail('TERLALU_SERING', { retryAfter: seconds })
	// After the clock was set back, the end of the count may seem far away.
	const secondsOf = (state: RateLimiterRes, name: SharedLimit) =>
		Math.min(sharedRules[name].duration, Math.max(1, Math.ceil(state.msBeforeNext / 1000)))
	return {
		use: (name, key) =>
			shared[name].consume(key).then(
				() => null,
				// A count that cannot be had keeps nobody out.
				(state: unknown) => (state instanceof RateLimiterRes ? tooOften(secondsOf(state, name)) : null),
			),
		reached: async (name, key) => {
			const state = await shared[name].get(key).catch(() => null)
			return state && state.consumedPoints >= sharedRules[name].points ? tooOften(secondsOf(state, name)) : null
		},
		countHere: (name, key) => {
			const seconds = here[name].use(key)
			return seconds > 0 ? tooOften(seconds) : null
		},
	}
}

function sharedLimiter(keyPrefix: SharedLimit, rule: Window, pool: Pool | undefined) {
	const options = { keyPrefix, ...rule }
	// Several workers count together, in the process that started them.
	const onMachine = cluster.isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options)
	if (!pool) return onMachine
	return new RateLimiterPostgres({
		...options,
		storeClient: pool,
		storeType: 'pool',
		tableName: RATE_LIMIT_TABLE,
		tableCreated: true,
		// All limits are in one table, and it is enough that one of them sweeps.
		clearExpiredByTimeout: keyPrefix === 'tulis',
		insuranceLimiter: onMachine,
	})
}

const mapValues = <Key extends string, Value, Result>(
	record: Record<Key, Value>,
	map: (value: Value, key: Key) => Result,
) =>
	Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value as Value, key as Key)])) as Record<
		Key,
		Result
	>

/** For tests that send thousands of requests from one address, and for who counts in front of the site. */
export const noLimits: Limits = { use: async () => null, reached: async () => null, countHere: () => null }
