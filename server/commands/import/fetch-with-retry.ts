import { setTimeout as delay } from 'node:timers/promises'
import pLimit from 'p-limit'
import pRetry from 'p-retry'
import { type BoundedResponse, boundedFetch, FetchError } from '../../http/bounded-fetch.ts'
import { ImportError } from '../../isi/content-tables.ts'

/** For one attempt, body included. */
const TIMEOUT_MS = 30_000
const ATTEMPTS = 6
const MIN_BACKOFF_MS = 500
/** The longest `Retry-After` that is respected. */
const MAX_BACKOFF_MS = 70_000
const MAX_BYTES = 32 * 1024 ** 2

/** A response that a later attempt may improve on: 429 or 5xx. */
class BusyResponse extends Error {
	readonly retryAfterMs: number

	constructor({ status, headers }: BoundedResponse) {
		super(`status ${status}`)
		this.retryAfterMs = Math.min(MAX_BACKOFF_MS, Number(headers.get('retry-after')) * 1000 || 0)
	}
}

/**
 * Retries network errors, timeouts, 429 and 5xx with exponential backoff, and waits as long as `Retry-After` asks.
 *
 * @throws ImportError
 */
export async function fetchWithRetry(url: string, accept: string, minBackoffMs = MIN_BACKOFF_MS) {
	try {
		return await pRetry(() => fetchOnce(url, accept), {
			retries: ATTEMPTS - 1,
			minTimeout: minBackoffMs,
			maxTimeout: MAX_BACKOFF_MS,
			randomize: true,
			shouldRetry: ({ error }) => !isFinal(error),
			async onFailedAttempt({ error, retriesLeft, retryDelay }) {
				if (retriesLeft > 0 && error instanceof BusyResponse) await delay(Math.max(0, error.retryAfterMs - retryDelay))
			},
		})
	} catch (error) {
		throw new ImportError(`${url} ${explain(error as Error)}.`)
	}
}

async function fetchOnce(url: string, accept: string) {
	const response = await boundedFetch(url, {
		headers: { accept },
		timeoutMs: TIMEOUT_MS,
		maxBytes: MAX_BYTES,
		retry: false,
		followPublic: true,
	})
	if (response.status === 429 || response.status >= 500) throw new BusyResponse(response)
	return { status: response.status, bytes: response.body }
}

const isFinal = (error: Error) =>
	error instanceof FetchError && (error.fault === 'response too large' || error.fault === 'redirect refused')

function explain(error: Error & { cause?: unknown }): string {
	const fault = error instanceof FetchError ? error.fault : null
	if (fault === 'response too large') return `is larger than ${MAX_BYTES / 1024 ** 2} MB`
	if (fault === 'redirect refused')
		return `redirects to ${error.cause}, which is not followed: if it is right, import from there`
	const { cause } = (error.cause ?? {}) as { cause?: { code?: string; message?: string } }
	const reason = fault === 'timeout' ? `no response within ${TIMEOUT_MS / 1000} s` : (cause?.code ?? cause?.message)
	return `cannot be fetched: ${reason ?? error.message}, after ${ATTEMPTS} attempts`
}

/** Six requests at a time are fast enough, and little load for a site that has visitors. */
export const CONCURRENCY = 6

/** Runs `work` for every item, a few at a time. After the first failure no further item is started. */
export async function concurrentMap<Item, Result>(
	items: readonly Item[],
	work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const limit = pLimit(CONCURRENCY)
	try {
		return await limit.map(items, work)
	} catch (error) {
		limit.clearQueue()
		throw error
	}
}
