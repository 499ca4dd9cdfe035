import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/**
 * Whom a rate limit counts. Behind a proxy that is the last address the proxy itself wrote; what a client puts into
 * the header stands further left. An IPv6 visitor owns a whole /64.
 */
export function requestAddress(forwarded: string | string[] | undefined, socket: Socket, trustProxy: boolean): string {
	const address = (trustProxy && lastOf(forwarded)) || (socket.remoteAddress ?? 'unknown')
	return address.includes(':') && !address.includes('.') ? ipv6Network(address) : address
}

type Socket = Pick<IncomingMessage['socket'], 'remoteAddress'>

/** The same for a request in Hono; null while a page is rendered, which calls the API in this process. */
export function callerAddress(c: Context, trustProxy: boolean): string | null {
	const socket: Socket | undefined = c.env?.incoming?.socket
	return socket ? requestAddress(c.req.header('x-forwarded-for'), socket, trustProxy) : null
}

/** What the nearest proxy wrote into a header that each on the way adds to. */
export const lastOf = (header: string | string[] | undefined) =>
	header === undefined ? undefined : String(header).split(',').at(-1)?.trim()

/** The first four of eight groups; `::` stands for as many zeros as are missing. */
function ipv6Network(address: string): string {
	const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean))
	const zeros = after ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : []
	return [...before, ...zeros, ...(after ?? [])].slice(0, 4).join(':')
}
