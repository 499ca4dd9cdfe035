import { Agent, request } from 'node:http'
import { calls } from '../../contract/calls.ts'
import { fillPath } from '../../contract/fill-path.ts'

export interface Answer {
	status: number
	retryAfter: string | undefined
	setCookie: string | undefined
	// biome-ignore lint/suspicious/noExplicitAny: what a broken server answers may be anything.
	body: any
}

export interface Sending {
	/** For `{id}` and the like in the path. */
	params?: Record<string, string>
	body?: unknown
	headers?: Record<string, string>
}

/** Sends calls of the contract over one keep-alive connection, as a browser does. */
export function callSender(url: () => string, timeoutMs: number) {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 })
	return {
		/** Rejects when the answer does not come whole. */
		send(name: keyof typeof calls, { params = {}, body, headers = {} }: Sending = {}): Promise<Answer> {
			const { method, path } = calls[name]
			const text = body === undefined ? undefined : JSON.stringify(body)
			return new Promise((resolve, reject) => {
				const sent = request(new URL(`/api${fillPath(path, params)}`, url()), {
					method,
					agent,
					timeout: timeoutMs,
					headers: {
						...headers,
						...(text !== undefined && {
							'content-type': 'application/json',
							'content-length': Buffer.byteLength(text),
						}),
					},
				})
				sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
				sent.on('error', reject)
				sent.on('response', (response) => {
					let received = ''
					response.setEncoding('utf8')
					response.on('data', (chunk: string) => {
						received += chunk
					})
					response.on('error', reject)
					response.on('close', () => {
						if (!response.complete) return reject(new Error('the answer broke off'))
						const { 'retry-after': retryAfter, 'set-cookie': setCookie } = response.headers
						resolve({ status: response.statusCode ?? 0, retryAfter, setCookie: setCookie?.[0], body: parsed(received) })
					})
				})
				sent.end(text)
			})
		},
		close: () => agent.destroy(),
	}
}

export type CallSender = ReturnType<typeof callSender>

function parsed(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return text
	}
}
