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
	// What is said before the answer itself.
	if (/^HTTP\/1\.1 1\d\d/.test(text) && end > 0) return parse(text.slice(end + 4))
	const [start = '', ...lines] = text.slice(0, end < 0 ? text.length : end).split('\r\n')
	const headers: Record<string, string> = {}
	for (const line of lines) {
		const colon = line.indexOf(':')
		headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim()
	}
	const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1] ?? 0)
	const rest = end < 0 ? '' : text.slice(end + 4)
	const length = headers['content-length'] === undefined ? rest.length : Number(headers['content-length'])
	return {
		status,
		headers,
		body: headers['transfer-encoding'] === 'chunked' ? joinPieces(rest) : rest.slice(0, length),
		text,
	}
}

function joinPieces(rest: string): string {
	let [joined, at] = ['', 0]
	while (true) {
		const lineEnd = rest.indexOf('\r\n', at)
		const size = Number.parseInt(rest.slice(at, lineEnd), 16)
		if (lineEnd < 0 || !(size > 0)) return joined
		joined += rest.slice(lineEnd + 2, lineEnd + 2 + size)
		at = lineEnd + 2 + size + 2
	}
}
