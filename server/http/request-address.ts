import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * The client's address for rate limits, or null for a call within this process. Behind a trusted proxy it is the last
 * address in `X-Forwarded-For`, the one that the proxy wrote. An IPv6 client is counted by its /56 network:
 * many providers give one household that many addresses.
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

/** The first 56 of 128 bits, in groups of 16; `::` stands for the missing zeros. */
function ipv6Network(address: string): string {
	const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean))
	const zeros = after ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : []
	const groups = [...before, ...zeros, ...(after ?? [])]
	const fourth = (groups[3] ?? '0').padStart(4, '0').slice(0, 2)
	return [...groups.slice(0, 3), `${fourth}00`].join(':')
}

/** Whether the client uses HTTPS, also when a trusted proxy in front forwards the request over HTTP. */
export const isHttps = (c: Context, trustProxy: boolean): boolean =>
	c.req.url.startsWith('https:') || (trustProxy && lastOf(c.req.header('x-forwarded-proto')) === 'https')
