import { createHmac, randomBytes } from 'node:crypto'
import { VERSION } from '../version.ts'

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
