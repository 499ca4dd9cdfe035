import type { MiddlewareHandler } from 'hono'

export interface SecurityHeadersOptions {
	/** The value of `Strict-Transport-Security`, where visitors come by HTTPS only. */
	strictTransport?: string
}

/** One year. Other names below the hospital's are not ours: only the operator knows whether each has TLS. */
export const strictTransportFor = (env: { HSTS_SUBDOMAINS: boolean }): string =>
	`max-age=31536000${env.HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`

/** Sets the security headers of every response. A page brings its own content security policy. */
export const securityHeaders =
	(options: SecurityHeadersOptions = {}): MiddlewareHandler =>
	async (c, next) => {
		await next()
		setSecurityHeaders(c.res.headers, options)
	}

export function setSecurityHeaders(headers: Headers, { strictTransport }: SecurityHeadersOptions = {}): void {
	for (const [name, value] of always) headers.set(name, value)
	for (const [name, value] of defaults) if (!headers.has(name)) headers.set(name, value)
	if (strictTransport) headers.set('strict-transport-security', strictTransport)
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
