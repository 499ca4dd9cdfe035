import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'

export interface Listening {
	url: string
	close(): Promise<void>
}

/** Puts the API behind a port of its own. */
export async function listen(api: Hono): Promise<Listening> {
	const server = createAdaptorServer({ fetch: api.fetch })
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const { port } = server.address() as AddressInfo
	return {
		url: `http://127.0.0.1:${port}`,
		async close() {
			server.close()
			if ('closeAllConnections' in server) server.closeAllConnections()
			await once(server, 'close')
		},
	}
}
