import { setTimeout as delay } from 'node:timers/promises'
import pRetry from 'p-retry'
import { ImportError } from '../../content/isi/import-error.ts'
import { fetchFollowing } from './fetch-following.ts'

/** For one attempt, body included. */
const TIMEOUT_MS = 30_000
const ATTEMPTS = 6
const MIN_BACKOFF_MS = 500
/** The longest `Retry-After` that is respected. */
const MAX_BACKOFF_MS = 70_000
const MAX_BYTES = 32 * 1024 ** 2

export interface Fetched {
	status: number
	bytes: Buffer
}

/** A response that a later attempt may improve on: 429 or 5xx. */
class BusyResponse extends Error {
	readonly retryAfterMs: number

	constructor({ status, headers }: Response) {
		super(`status ${status}`)
		this.retryAfterMs = Math.min(MAX_BACKOFF_MS, Number(headers.get('retry-after')) * 1000 || 0)
	}
}

/**
 * Retries network errors, timeouts, 429 and 5xx with exponential backoff, and waits as long as `Retry-After` asks.
 *
 * @throws ImportError
 */
export async function fetchWithRetry(url: string, accept: string, minBackoffMs = MIN_BACKOFF_MS): Promise<Fetched> {
	try {
		return await pRetry(() => fetchOnce(url, accept), {
			retries: ATTEMPTS - 1,
			minTimeout: minBackoffMs,
			maxTimeout: MAX_BACKOFF_MS,
			randomize: true,
			shouldRetry: ({ error }) => !(error instanceof ImportError),
			async onFailedAttempt({ error, retriesLeft, retryDelay }) {
				if (retriesLeft > 0 && error instanceof BusyResponse) await delay(Math.max(0, error.retryAfterMs - retryDelay))
			},
		})
	} catch (error) {
		if (error instanceof ImportError) throw error
		throw new ImportError(`${url} cannot be fetched: ${explain(error)}, after ${ATTEMPTS} attempts.`)
	}
}

async function fetchOnce(url: string, accept: string): Promise<Fetched> {
	const response = await fetchFollowing(url, { headers: { accept }, signal: AbortSignal.timeout(TIMEOUT_MS) })
	const bytes = await readBody(response, url)
	if (response.status === 429 || response.status >= 500) throw new BusyResponse(response)
	return { status: response.status, bytes }
}

async function readBody(response: Response, url: string): Promise<Buffer> {
	const parts: Uint8Array[] = []
	let size = 0
	for await (const part of response.body ?? []) {
		size += part.length
		if (size > MAX_BYTES) throw new ImportError(`${url} is larger than ${MAX_BYTES / 1024 ** 2} MB.`)
		parts.push(part)
	}
	return Buffer.concat(parts)
}

function explain(error: unknown): string {
	const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } }
	if (name === 'TimeoutError') return `no response within ${TIMEOUT_MS / 1000} s`
	return cause?.code ?? cause?.message ?? message
}
