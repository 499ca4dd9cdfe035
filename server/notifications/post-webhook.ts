import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { hostOf, isPrivateAddress } from '../http/private-address.ts'
import { DeliveryError } from './delivery-error.ts'

const TIMEOUT_SECONDS = 10

export interface WebhookPost {
	url: string
	headers: Record<string, string>
	body: string
	/** Allows private addresses, and HTTP without TLS. */
	allowInternal: boolean
	signal: AbortSignal
}

/**
 * Posts to a receiver and resolves when it answers with 2xx. Redirects are not followed. The address is checked when the
 * connection is made, so that a name cannot change its meaning after the check.
 *
 * @throws DeliveryError
 */
export async function postWebhook({ url, headers, body, allowInternal, signal }: WebhookPost): Promise<void> {
	const target = new URL(url)
	if (target.protocol !== 'https:' && !allowInternal)
		throw new DeliveryError('Alamatnya harus dimulai dengan https://.')
	if (!allowInternal && isPrivateAddress(hostOf(target))) throw internal()
	const timeout = AbortSignal.timeout(TIMEOUT_SECONDS * 1000)
	const status = await new Promise<number>((resolve, reject) => {
		const request = (target.protocol === 'https:' ? requestHttps : requestHttp)(target, {
			method: 'POST',
			headers: { ...headers, 'content-length': Buffer.byteLength(body) },
			agent: false,
			lookup: allowInternal ? undefined : lookupPublic,
			signal: AbortSignal.any([signal, timeout]),
		})
		request.on('error', reject)
		request.on('response', (response) => {
			resolve(response.statusCode ?? 0)
			// The body does not matter.
			response.on('error', () => {}).destroy()
		})
		request.end(body)
	}).catch((error: NodeJS.ErrnoException) => {
		if (error instanceof DeliveryError || signal.aborted) throw error
		if (timeout.aborted) throw new DeliveryError(`Penerima tidak menjawab dalam ${TIMEOUT_SECONDS} detik.`)
		throw new DeliveryError(`Penerima tidak dapat dihubungi (${error.code ?? 'galat jaringan'}).`)
	})
	if (status >= 200 && status < 300) return
	if (status >= 300 && status < 400)
		throw new DeliveryError(`Penerima mengalihkan ke alamat lain (HTTP ${status}); alihan tidak diikuti.`)
	throw new DeliveryError(`Penerima menjawab HTTP ${status}.`)
}

const internal = () =>
	new DeliveryError('Alamatnya berada di jaringan internal. Setel WEBHOOK_INTERNAL=1 di server bila memang benar.')

/** Refuses a name that leads to a private address. */
const lookupPublic: LookupFunction = (hostname, options, callback) =>
	lookup(hostname, { ...options, all: true }, (error, found) => {
		const [first] = found ?? []
		if (error || !first) callback(error ?? new Error('not found'), '', 0)
		else if (found.some(({ address }) => isPrivateAddress(address))) callback(internal(), '', 0)
		else if (options.all) callback(null, found)
		else callback(null, first.address, first.family)
	})
