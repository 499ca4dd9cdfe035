import cluster from 'node:cluster'
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { type Failure, fail } from './failure.ts'

/** How many requests one address may send in how many seconds. */
const rules = {
	komentar: { points: 6, duration: 60 },
	member: { points: 20, duration: 600 },
	visitor: { points: 240, duration: 60 },
	/** Only wrong codes count, so that looking at one's own reservation is never refused. */
	kodeSalah: { points: 8, duration: 600 },
	pindahSalah: { points: 8, duration: 600 },
}

export type LimitName = keyof typeof rules

export interface Limits {
	/** Counts one use and tells whether that was one too many. */
	use(name: LimitName, address: string): Promise<Failure | null>
	/** Tells whether the limit is reached, without counting. */
	reached(name: LimitName, address: string): Promise<Failure | null>
}

/** Several workers count together, in the process that started them. */
const Limiter = cluster.isWorker ? RateLimiterCluster : RateLimiterMemory

export function createLimits(): Limits {
	const limiters = Object.fromEntries(
		Object.entries(rules).map(([name, rule]) => [name, new Limiter({ keyPrefix: name, ...rule })]),
	) as Record<LimitName, RateLimiterMemory>
	const tooOften = (state: RateLimiterRes) =>
		fail('TERLALU_SERING', { retryAfter: Math.max(1, Math.ceil(state.msBeforeNext / 1000)) })
	return {
		use: (name, address) =>
			limiters[name].consume(address).then(
				() => null,
				// A count that cannot be had keeps nobody out.
				(state: unknown) => (state instanceof RateLimiterRes ? tooOften(state) : null),
			),
		reached: async (name, address) => {
			const state = await limiters[name].get(address).catch(() => null)
			return state && state.consumedPoints >= rules[name].points ? tooOften(state) : null
		},
	}
}

/** For tests that send thousands of requests from one address. */
export const noLimits: Limits = { use: async () => null, reached: async () => null }
