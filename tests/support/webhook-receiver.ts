import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedWebhook {
	id: string
	headers: Record<string, string>
	body: string
}

export interface WebhookReceiver {
	url: string
	/** Every request, also those that it refused. */
	received: ReceivedWebhook[]
	/** What the next requests get: a status, a redirect to this server, or no answer at all. */
	answer: number | 'redirect' | 'hang'
	stop(): Promise<void>
}

/** A receiver of webhooks that can fail, redirect and hang. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
	const server = createServer((request, response) => void handle(request, response))
	await once(server.listen(0, '127.0.0.1'), 'listening')
	const { port } = server.address() as AddressInfo
	const receiver: WebhookReceiver = {
		url: `http://127.0.0.1:${port}/masuk`,
		received: [],
		answer: 204,
		stop: async () => {
			server.closeAllConnections()
			await new Promise((resolve) => server.close(resolve))
		},
	}
	async function handle(request: IncomingMessage, response: ServerResponse) {
		const parts: Buffer[] = []
		for await (const part of request) parts.push(part)
		const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
		receiver.received.push({ id: headers['webhook-id'] ?? '', headers, body: Buffer.concat(parts).toString() })
		const { answer } = receiver
		if (answer === 'hang') return
		if (answer === 'redirect') response.writeHead(302, { location: '/lain' }).end()
		else response.writeHead(answer).end()
	}
	return receiver
}
