import type { MiddlewareHandler } from 'hono'

export interface SecurityHeadersOptions {
	/** Visitors come by HTTPS only. */
	https?: boolean
}

/** One year. Without `includeSubDomains`: other names of the hospital are not ours. */
export const STRICT_TRANSPORT = 'max-age=31536000'

/** Sets the security headers of every response. A page brings its own content security policy. */
export const securityHeaders =
	(options: SecurityHeadersOptions = {}): MiddlewareHandler =>
	async (c, next) => {
		await next()
		setSecurityHeaders(c.res.headers, options)
	}

export function setSecurityHeaders(headers: Headers, { https = false }: SecurityHeadersOptions = {}): void {
	for (const [name, value] of always) headers.set(name, value)
	for (const [name, value] of defaults) if (!headers.has(name)) headers.set(name, value)
	if (https) headers.set('strict-transport-security', STRICT_TRANSPORT)
}

const always = [
	['x-content-type-options', 'nosniff'],
	['cross-origin-opener-policy', 'same-origin'],
	['permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()'],
] as const

const defaults = [
	// Public pages may be framed by the site itself: the staff app shows them beside its forms.
	['x-frame-options', 'DENY'],
	['referrer-policy', 'strict-origin-when-cross-origin'],
	['cross-origin-resource-policy', 'same-origin'],
	['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
] as const
