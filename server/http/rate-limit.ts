import type { Context, MiddlewareHandler } from 'hono'
import type { LimitName } from '../../contract/limits.ts'
import type { Failure } from './failure.ts'
import type { Limits } from './limits.ts'
import { clientAddress } from './request-address.ts'

export interface RateLimitOptions {
	limits: Limits
	trustProxy: boolean
	/** The limit that a request counts for. */
	limitOf: (c: Context) => LimitName
	/** Counts per member instead of per address. */
	memberOf?: (c: Context) => string | null
	/** Answers a request over the limit. */
	refuse: (failure: Failure) => Response
}

/** Counts each request from outside and refuses those over the limit. Calls within this process are not counted. */
export const rateLimit =
	({ limits, trustProxy, limitOf, memberOf, refuse }: RateLimitOptions): MiddlewareHandler =>
	async (c, next) => {
		const address = clientAddress(c, trustProxy)
		const failure = address && (await limits.use(limitOf(c), memberOf?.(c) ?? address))
		return failure ? refuse(failure) : next()
	}
