import type { IncomingMessage, ServerResponse } from 'node:http'
import { lastOf } from './request-address.ts'
import { STRICT_TRANSPORT } from './security-headers.ts'

/**
 * Sets `Strict-Transport-Security` when the proxy in front says that the visitor came by HTTPS. It is set per request,
 * because one cached response goes to visitors of both kinds.
 */
export function setStrictTransport({ headers }: IncomingMessage, response: ServerResponse): void {
	if (lastOf(headers['x-forwarded-proto']) === 'https')
		response.setHeader('strict-transport-security', STRICT_TRANSPORT)
}
