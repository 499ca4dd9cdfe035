import { createHmac } from 'node:crypto'
import { VERSION } from '../version.ts'
import { secretBytes } from './webhook-secret.ts'

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
