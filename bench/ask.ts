import { once } from 'node:events'
import { request } from 'node:http'

/** An answer as it goes over the wire, packed or not. */
export interface Answer {
	status: number
	type: string
	packing: string
	cache: string
	body: Buffer
}

/** `fetch` would unpack it. */
export async function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
	const sent = request(url, { headers, agent: false }).end()
	const [response] = await once(sent, 'response')
	const parts: Buffer[] = []
	for await (const part of response) parts.push(part)
	return {
		status: response.statusCode,
		type: response.headers['content-type'] ?? '',
		packing: response.headers['content-encoding'] ?? '',
		cache: response.headers['x-cache'] ?? '',
		body: Buffer.concat(parts),
	}
}
