import { readBytes } from './read-input.ts'
import { fetchPublic, PrivateAddressError } from './request-public.ts'

export type FetchFault = 'connection failed' | 'timeout' | 'aborted' | 'redirect refused' | 'response too large'

/** A request to another server without a usable response. */
export class FetchError extends Error {
	readonly fault: FetchFault

	constructor(fault: FetchFault, options?: ErrorOptions) {
		super(fault, options)
		this.fault = fault
	}
}

export interface BoundedFetchOptions extends RequestInit {
	/** For the whole exchange, retries and redirects included. */
	timeoutMs: number
	maxBytes: number
	/** Sends a read again once when the connection fails; true by default. */
	retry?: boolean
	/** Reads are redirected to other hosts too, if their address is of the public internet; by default to none. */
	followPublic?: boolean
}

export interface BoundedResponse {
	status: number
	headers: Headers
	body: Buffer
}

const MAX_REDIRECTS = 3

/**
 * A `fetch` to a configured server: limited in time and size, and redirects stay on its host.
 *
 * @throws FetchError
 */
export async function boundedFetch(address: string, options: BoundedFetchOptions): Promise<BoundedResponse> {
	const { timeoutMs, maxBytes, signal, retry = true, followPublic = false, ...init } = options
	const timeout = AbortSignal.timeout(timeoutMs)
	const both = signal ? AbortSignal.any([timeout, signal]) : timeout
	const send = async () => {
		const response = await fetchFollowing(new URL(address), { ...init, redirect: 'manual', signal: both }, followPublic)
		const body = await readBytes(response, maxBytes)
		if (body) return { status: response.status, headers: response.headers, body }
		await response.body?.cancel().catch(() => {})
		throw new FetchError('response too large')
	}
	const explain = (error: unknown) => {
		if (error instanceof FetchError) return error
		const fault = timeout.aborted ? 'timeout' : signal?.aborted ? 'aborted' : 'connection failed'
		return new FetchError(fault, { cause: error })
	}
	try {
		return await send()
	} catch (error) {
		const failure = explain(error)
		if (!retry || failure.fault !== 'connection failed' || !isRead(init)) throw failure
		return await send().catch((again) => {
			throw explain(again)
		})
	}
}

async function fetchFollowing(url: URL, init: RequestInit, followPublic: boolean, path: URL[] = []): Promise<Response> {
	const [home = url] = path
	const response =
		url.host === home.host ? await fetch(url, init) : await fetchPublic(url, init).catch(refusePrivate(url))
	const location = response.headers.get('location')
	if (response.status < 300 || response.status >= 400 || location === null) return response
	await response.body?.cancel()
	const next = URL.parse(location, url)
	// 307 and 308 keep the method; after the others a write would become a read.
	const isSameRequest = isRead(init) || response.status === 307 || response.status === 308
	if (!next || !/^https?:$/.test(next.protocol) || !isSameRequest || path.length === MAX_REDIRECTS)
		throw new FetchError('redirect refused', { cause: location })
	const isAllowed = followPublic && isRead(init)
	if (leavesHost(url, next) && !isAllowed) throw new FetchError('redirect refused', { cause: next.host })
	return fetchFollowing(next, init, followPublic, [...path, url])
}

const isRead = ({ method = 'GET' }: RequestInit) => method === 'GET' || method === 'HEAD'

const leavesHost = (from: URL, to: URL) =>
	to.host !== from.host || (to.protocol !== from.protocol && to.protocol !== 'https:')

/** Another server must not make this one ask inside the hospital's network. */
const refusePrivate = (url: URL) => (error: unknown) => {
	if (!(error instanceof PrivateAddressError)) throw error
	throw new FetchError('redirect refused', { cause: `the private address ${url.host}` })
}
