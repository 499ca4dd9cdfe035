import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Another server on a free port of this machine, which notes the requests that it gets. */
export async function listenHttp(listener: RequestListener) {
	const requests: IncomingMessage[] = []
	const server = createServer((request, response) => {
		requests.push(request)
		listener(request, response)
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const { port } = server.address() as AddressInfo
	return {
		origin: `http://127.0.0.1:${port}`,
		port,
		requests,
		async close() {
			server.closeAllConnections()
			server.close()
			await once(server, 'close')
		},
	}
}

export type TestHttpServer = Awaited<ReturnType<typeof listenHttp>>

export async function bodyOf(request: IncomingMessage): Promise<unknown> {
	const chunks: Buffer[] = []
	for await (const chunk of request) chunks.push(chunk)
	const text = Buffer.concat(chunks).toString()
	return text === '' ? undefined : JSON.parse(text)
}
