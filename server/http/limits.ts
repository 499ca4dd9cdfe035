import cluster from 'node:cluster'
import type { Context, MiddlewareHandler } from 'hono'
import type { Pool, QueryConfig } from 'pg'
import { RateLimiterCluster, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Limit, type LimitName, limits } from '../../contract/limits.ts'
import { measure } from '../metrics/measure.ts'
import { errorResponse } from './error-response.ts'
import { type Failure, fail } from './failure.ts'
import { clientAddress } from './request-address.ts'

/** Created by the migration `002-people`, on PostgreSQL only. */
const RATE_LIMIT_TABLE = 'batasLaju'

export type Limits = ReturnType<typeof createLimits>

/** @param pool of PostgreSQL, where several machines count together */
export function createLimits(pool?: Pool) {
	const limiters = Object.fromEntries(
		Object.entries<Limit>(limits).map(([name, rule]) => [name, createLimiter(name, rule, pool)]),
	)
	const limiterOf = (name: LimitName) => limiters[name] as ReturnType<typeof createLimiter>
	// After the clock was set back, the end of the window may seem far away.
	const tooMany = (name: LimitName, { msBeforeNext }: RateLimiterRes) => {
		measure('refusal', name)
		const retryAfter = Math.min(limits[name].duration, Math.max(1, Math.ceil(msBeforeNext / 1000)))
		return fail('TERLALU_SERING', { retryAfter })
	}
	return {
		/** Counts one use by an address or member. A use over the limit is a failure. */
		async use(name: LimitName, key: string): Promise<Failure | null> {
			try {
				await limiterOf(name).consume(key)
				return null
			} catch (result) {
				// Anything else is a store that does not answer: nobody is refused for that.
				return result instanceof RateLimiterRes ? tooMany(name, result) : null
			}
		},
		/** Checks the limit without counting. */
		async reached(name: LimitName, key: string): Promise<Failure | null> {
			const result = await limiterOf(name)
				.get(key)
				.catch(() => null)
			return result && result.consumedPoints >= limits[name].points ? tooMany(name, result) : null
		},
	}
}

function createLimiter(keyPrefix: string, { points, duration, perProcess }: Limit, pool: Pool | undefined) {
	const options = { keyPrefix, points, duration }
	if (perProcess) return new RateLimiterMemory(options)
	// The workers of one machine count together in the primary process.
	const onMachine = cluster.isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options)
	if (!pool) return onMachine
	return new RateLimiterPostgres({
		...options,
		storeClient: withoutNames(pool),
		storeType: 'pool',
		tableName: RATE_LIMIT_TABLE,
		tableCreated: true,
		// All limits share one table; one limiter clears it.
		clearExpiredByTimeout: keyPrefix === 'tulis',
		insuranceLimiter: onMachine,
	})
}

/** The limiter names its statements, which are then prepared on one connection; behind a pooler the next query has another. */
const withoutNames = (pool: Pool) => ({
	query: ({ text, values }: QueryConfig) => pool.query(text, values),
})

/** For tests that send thousands of requests from one address, and for a proxy that counts in front of the site. */
export const noLimits: Limits = { use: async () => null, reached: async () => null }

export interface RateLimitOptions {
	limits: Limits
	trustProxy: boolean
	/** The limit that a request counts for. */
	limitOf: (c: Context) => LimitName
	/** Counts per member instead of per address. */
	memberOf?: (c: Context) => string | null
	/** Answers a request over the limit; by default as the API does. */
	refuse?: (failure: Failure) => Response
}

const refuseCall = (failure: Failure) => errorResponse(failure.failure, failure)

/** Counts each request from outside and refuses those over the limit. Calls within this process are not counted. */
export const rateLimit =
	({ limits, trustProxy, limitOf, memberOf, refuse = refuseCall }: RateLimitOptions): MiddlewareHandler =>
	async (c, next) => {
		const address = clientAddress(c, trustProxy)
		const failure = address && (await limits.use(limitOf(c), memberOf?.(c) ?? address))
		return failure ? refuse(failure) : next()
	}
