import { lookup } from 'node:dns'
import { once } from 'node:events'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { hostOf, isPrivateAddress } from './private-address.ts'

export class PrivateAddressError extends Error {}

interface PublicRequest {
	method?: 'HEAD' | 'GET' | 'POST'
	headers: Record<string, string | number>
	body?: string
	/** Allows private addresses. */
	allowInternal: boolean
	signal: AbortSignal | undefined
}

/**
 * Asks a server that somebody else named, and resolves when it answers; the body does not matter. Redirects are not
 * followed. The address is checked when the connection is made, so that a name cannot change its meaning after the check.
 *
 * @throws PrivateAddressError, or the error of the connection
 */
export async function requestPublic(
	target: URL,
	request: PublicRequest,
): Promise<{ status: number; location: string | undefined }> {
	const response = await send(target, request)
	response.on('error', () => {}).destroy()
	return { status: response.statusCode ?? 0, location: response.headers.location }
}

/**
 * Like `fetch` for a read, for an address that another server named: it is checked when the connection is made.
 *
 * @throws PrivateAddressError, or the error of the connection
 */
export async function fetchPublic(target: URL, { headers, signal }: RequestInit): Promise<Response> {
	const sent = Object.fromEntries(new Headers(headers))
	const response = await send(target, { headers: sent, signal: signal ?? undefined, allowInternal: false })
	const lines = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
		values.map((value): [string, string] => [name, value]),
	)
	const { statusCode: status = 500 } = response
	const isEmpty = status === 204 || status === 304
	if (isEmpty) response.resume()
	return new Response(isEmpty ? null : (Readable.toWeb(response) as ReadableStream), { status, headers: lines })
}

/** Resolves with the response when its head is here. */
async function send(target: URL, { body, allowInternal, ...options }: PublicRequest): Promise<IncomingMessage> {
	if (!allowInternal && isPrivateAddress(hostOf(target))) throw new PrivateAddressError()
	const request = (target.protocol === 'https:' ? requestHttps : requestHttp)(target, {
		...options,
		agent: false,
		lookup: allowInternal ? undefined : lookupPublic,
	})
	// One that follows the response is the response's own.
	request.on('error', () => {})
	const [response] = await once(request.end(body), 'response')
	return response
}

const lookupPublic: LookupFunction = (hostname, options, callback) =>
	lookup(hostname, { ...options, all: true }, (error, found) => {
		const [first] = found ?? []
		if (error || !first) callback(error ?? new Error('not found'), '', 0)
		else if (found.some(({ address }) => isPrivateAddress(address))) callback(new PrivateAddressError(), '', 0)
		else if (options.all) callback(null, found)
		else callback(null, first.address, first.family)
	})
