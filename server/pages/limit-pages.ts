import type { Context } from 'hono'
import type { Limits } from '../http/limits.ts'
import { callerAddress } from '../http/request-address.ts'
import { lastResortPage } from './last-resort-page.ts'

/** Rate limit for pages that have to be rendered: a request over the limit gets 429 with Retry-After. */
export const limitPages =
	(limits: Limits, trustProxy: boolean) =>
	(c: Context): Response | null => {
		const address = callerAddress(c, trustProxy)
		const tooOften = address && limits.countHere(c.req.query('cari') ? 'cari' : 'baca', address)
		return tooOften ? lastResortPage('TERLALU_SERING', tooOften.retryAfter) : null
	}
