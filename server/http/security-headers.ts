import type { MiddlewareHandler } from 'hono'

export interface SecurityHeadersOptions {
	/** Visitors come by HTTPS, and shall never come otherwise. */
	https?: boolean
}

/** For a year; other names of the hospital are its own affair, so without `includeSubDomains`. */
export const STRICT_TRANSPORT = 'max-age=31536000'

/** On every answer; a page adds its own content security policy, a picture may be shown by others. */
export function securityHeaders(options: SecurityHeadersOptions = {}): MiddlewareHandler {
	return async (c, next) => {
		await next()
		setSecurityHeaders(c.res.headers, options)
	}
}

export function setSecurityHeaders(headers: Headers, { https = false }: SecurityHeadersOptions = {}): void {
	for (const [name, value] of always) headers.set(name, value)
	for (const [name, value] of unlessSaid) if (!headers.has(name)) headers.set(name, value)
	if (https) headers.set('strict-transport-security', STRICT_TRANSPORT)
}

const always = [
	['x-content-type-options', 'nosniff'],
	['x-frame-options', 'DENY'],
	['cross-origin-opener-policy', 'same-origin'],
	['permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()'],
] as const

const unlessSaid = [
	['referrer-policy', 'strict-origin-when-cross-origin'],
	['cross-origin-resource-policy', 'same-origin'],
	['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
] as const
