import { AsyncLocalStorage } from 'node:async_hooks'

/** How long after a timeout the other queries of a request fail at once; an event stream of the staff app goes on later. */
const FAILS_FAST_MS = 3000

interface Request {
	/** The last timeout of this request. */
	last?: { error: Error; at: number }
}

const requests = new AsyncLocalStorage<Request>()

/**
 * Runs the work of one request. After a timeout of PostgreSQL its other queries fail at once: the rate limit, the look-up
 * of a member and the call itself would otherwise each wait as long.
 */
export const failFast = <T>(work: () => T): T => requests.run({}, work)

/** The timeout that this request had just now, if any. */
export function recentTimeout(): Error | undefined {
	const { last } = requests.getStore() ?? {}
	return last && performance.now() - last.at < FAILS_FAST_MS ? last.error : undefined
}

/** pg's messages about a server, or a pool, that did not answer in time. */
const TIMEOUT = /^(Query read timeout|timeout exceeded|Connection terminated due to connection timeout)/

/** Remembers for the request when this promise ends with a timeout. */
export function noteTimeout<T>(wait: Promise<T>): Promise<T> {
	const request = requests.getStore()
	if (request)
		wait.catch((error: Error) => {
			if (TIMEOUT.test(error.message)) request.last = { error, at: performance.now() }
		})
	return wait
}
