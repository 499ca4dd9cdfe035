import { createHmac, randomBytes } from 'node:crypto'
import { PrivateAddressError, requestPublic } from '../http/request-public.ts'
import { VERSION } from '../version.ts'
import { DeliveryError } from './outbox.ts'

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
 * Posts to a receiver and resolves when it answers with 2xx. Redirects are not followed.
 *
 * @throws DeliveryError
 */
export async function postWebhook({ url, headers, body, allowInternal, signal }: WebhookPost): Promise<void> {
	const target = new URL(url)
	if (target.protocol !== 'https:' && !allowInternal)
		throw new DeliveryError('Alamatnya harus dimulai dengan https://.')
	const timeout = AbortSignal.timeout(TIMEOUT_SECONDS * 1000)
	const { status } = await requestPublic(target, {
		method: 'POST',
		headers: { ...headers, 'content-length': Buffer.byteLength(body) },
		body,
		allowInternal,
		signal: AbortSignal.any([signal, timeout]),
	}).catch((error: NodeJS.ErrnoException) => {
		if (signal.aborted) throw error
		if (error instanceof PrivateAddressError) throw internal()
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

/** The headers of Standard Webhooks (standardwebhooks.com). */
export function signWebhook(secret: string, id: string, now: number, body: string): Record<string, string> {
	const timestamp = String(Math.floor(now / 1000))
	const signature = createHmac('sha256', secretBytes(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')
	return {
		'content-type': 'application/json',
		'user-agent': `webhook/${VERSION}`,
		'webhook-id': id,
		'webhook-timestamp': timestamp,
		'webhook-signature': `v1,${signature}`,
	}
}

/** Standard Webhooks asks for 24 to 64 bytes. */
const SECRET_BYTES = 32
const PREFIX = 'whsec_'

export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

/** The key inside a secret, for HMAC. */
const secretBytes = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), 'base64')
