import { connect } from 'node:net'

export interface RawAnswer {
	status: number
	headers: Record<string, string>
	body: string
	/** As it came, all of it. */
	text: string
}

/**
 * Sends bytes that no HTTP library would, and reads until the connection ends. To hang up is to say at once that no
 * more will come.
 */
export function sendRaw(url: string, bytes: string, { hangUp = false } = {}): Promise<RawAnswer> {
	const { hostname, port } = new URL(url)
	return new Promise((resolve) => {
		let text = ''
		const socket = connect(Number(port), hostname, () => {
			socket.write(bytes, 'latin1')
			if (hangUp) socket.end()
		})
		socket.on('data', (chunk) => {
			text += chunk.toString('latin1')
		})
		// A server that refuses early resets the connection while we still send.
		socket.on('error', () => resolve(parse(text)))
		socket.on('close', () => resolve(parse(text)))
	})
}

/** The bytes of a request; lines that are given come last. */
export const rawRequest = (method: string, target: string, ...lines: string[]) =>
	[`${method} ${target} HTTP/1.1`, 'host: localhost', 'connection: close', ...lines, '', ''].join('\r\n')

function parse(text: string): RawAnswer {
	const end = text.indexOf('\r\n\r\n')
	const [start = '', ...lines] = text.slice(0, end < 0 ? text.length : end).split('\r\n')
	const headers: Record<string, string> = {}
	for (const line of lines) {
		const colon = line.indexOf(':')
		headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim()
	}
	const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1] ?? 0)
	return { status, headers, body: end < 0 ? '' : text.slice(end + 4), text }
}
