import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * The client's address for rate limits, or null for a call within this process. Behind a trusted proxy it is the last
 * address in `X-Forwarded-For`, the one that the proxy wrote. An IPv6 client is counted by its /64 network.
 */
export function clientAddress(c: Context, trustProxy: boolean): string | null {
	const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
	return incoming ? addressOf(incoming, trustProxy) : null
}

export function addressOf(
	{ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
	trustProxy: boolean,
): string {
	const address = (trustProxy && lastOf(headers['x-forwarded-for'])) || (socket.remoteAddress ?? 'unknown')
	return address.includes(':') && !address.includes('.') ? ipv6Network(address) : address
}

/** The value that the nearest proxy appended to a header. */
export const lastOf = (header: string | string[] | undefined) =>
	header === undefined ? undefined : String(header).split(',').at(-1)?.trim()

/** The first four of eight groups; `::` stands for the missing zeros. */
function ipv6Network(address: string): string {
	const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean))
	const zeros = after ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : []
	return [...before, ...zeros, ...(after ?? [])].slice(0, 4).join(':')
}
