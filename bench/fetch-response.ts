import { once } from 'node:events'
import { request } from 'node:http'

/** A response as it goes over the wire, compressed or not. */
export interface WireResponse {
	status: number
	type: string
	encoding: string
	body: Buffer
}

/** Unlike `fetch`, leaves the body compressed. */
export async function fetchResponse(url: string, headers: Record<string, string> = {}): Promise<WireResponse> {
	const sent = request(url, { headers, agent: false }).end()
	const [response] = await once(sent, 'response')
	const parts: Buffer[] = []
	for await (const part of response) parts.push(part)
	return {
		status: response.statusCode,
		type: response.headers['content-type'] ?? '',
		encoding: response.headers['content-encoding'] ?? '',
		body: Buffer.concat(parts),
	}
}
