import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { Hono } from 'hono'
import { Registry } from 'prom-client'
import type { Env } from '../env.ts'
import { errorResponse } from '../http/error-response.ts'
import type { Gather } from './gather.ts'
import { METRICS_PATH } from './measure-request.ts'

/** `/metrics` on a port of its own, which only this machine reaches. */
export function listenForMetrics(port: number, gather: Gather): void {
	const server = createServer((request, response) => {
		if (request.method !== 'GET' || request.url !== METRICS_PATH) return response.writeHead(404).end()
		return gather().then(
			(text) => response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
			() => response.writeHead(503).end(),
		)
	})
	server.once('error', ({ code }: NodeJS.ErrnoException) => {
		console.error(
			code === 'EADDRINUSE'
				? `Port ${port} is taken; set METRICS_PORT to a free one.`
				: `Cannot listen on METRICS_PORT ${port} (${code}).`,
		)
		process.exit(1)
	})
	server.listen(port, '127.0.0.1')
}

/** `/metrics` on the port of the site, for who has the token. Others get what a missing page gets. */
export function metricsRoute({ METRICS_TOKEN }: Pick<Env, 'METRICS_TOKEN'>, gather: Gather): Hono {
	return new Hono().get(METRICS_PATH, async (c) => {
		if (!isSame(c.req.header('authorization') ?? '', `Bearer ${METRICS_TOKEN}`)) return errorResponse('TIDAK_DITEMUKAN')
		const text = await gather().catch(() => null)
		if (text === null) return errorResponse('SEDANG_SIBUK', { retryAfter: 1 })
		return c.body(text, 200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE, 'cache-control': 'no-store' })
	})
}

const isSame = (given: string, wanted: string) => timingSafeEqual(hash(given), hash(wanted))
const hash = (text: string) => createHash('sha256').update(text).digest()
