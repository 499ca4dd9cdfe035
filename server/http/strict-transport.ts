import type { IncomingMessage, ServerResponse } from 'node:http'
import { lastOf } from './request-address.ts'
import { STRICT_TRANSPORT } from './security-headers.ts'

/**
 * Behind a proxy that says a visitor came by HTTPS, they are to come so from now on. Per request and not among the
 * other headers: an answer that is kept goes to those who came otherwise, too.
 */
export function announceHttps({ headers }: IncomingMessage, response: ServerResponse): void {
	const sent = headers['x-forwarded-proto']
	if (sent !== undefined && lastOf(sent) === 'https') response.setHeader('strict-transport-security', STRICT_TRANSPORT)
}
