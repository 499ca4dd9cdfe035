import type { MiddlewareHandler } from 'hono'

/** On every answer; a page adds its own content security policy. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
	await next()
	setSecurityHeaders(c.res.headers)
}

export function setSecurityHeaders(headers: Headers): void {
	headers.set('x-content-type-options', 'nosniff')
	headers.set('referrer-policy', headers.get('referrer-policy') ?? 'strict-origin-when-cross-origin')
	headers.set('x-frame-options', 'DENY')
	headers.set('cross-origin-opener-policy', 'same-origin')
	headers.set('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()')
	if (!headers.has('content-security-policy'))
		headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
}
