import type { Context } from 'hono'
import { lastOf } from './request-address.ts'

/** Whether the client uses HTTPS, also when a trusted proxy in front forwards the request over HTTP. */
export const isHttps = (c: Context, trustProxy: boolean): boolean =>
	c.req.url.startsWith('https:') || (trustProxy && lastOf(c.req.header('x-forwarded-proto')) === 'https')
