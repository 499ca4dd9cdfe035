import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Whom a rate limit counts. Behind a proxy that is the last address the proxy itself wrote; what a client puts into
 * the header stands further left. An IPv6 visitor owns a whole /64.
 */
export function requestAddress(c: Context, trustProxy: boolean): string {
	const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
	const address = forwarded || socketAddress(c)
	return address.includes(':') && !address.includes('.') ? ipv6Network(address) : address
}

/** The first four of eight groups; `::` stands for as many zeros as are missing. */
function ipv6Network(address: string): string {
	const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean))
	const zeros = after ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : []
	return [...before, ...zeros, ...(after ?? [])].slice(0, 4).join(':')
}

function socketAddress(c: Context): string {
	// Rendering calls the API in this process: there is no socket then.
	return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'in-process'
}
