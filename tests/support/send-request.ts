import { rawRequest, sendRaw } from './raw-http.ts'

export interface Answer {
	status: number
	headers: Headers
	text: string
}

/** Sends a request to a server byte by byte as it is, with headers that `fetch` would set itself or refuse. */
export async function sendRequest(url: string, request: Request): Promise<Answer> {
	const { pathname, search } = new URL(request.url)
	const { headers, method } = request
	const body = Buffer.from(await request.arrayBuffer())
	const inPieces = headers.get('transfer-encoding') === 'chunked'
	const said = headers.get('content-length')
	const lines = [...headers].map(([name, value]) => `${name}: ${value}`)
	if (request.body && !inPieces && said === null) lines.push(`content-length: ${body.length}`)
	let bytes = rawRequest(method, pathname + search, ...lines)
	if (headers.has('host')) bytes = bytes.replace('host: localhost\r\n', '')
	const sent = body.toString('latin1')
	const pieces = `${sent && `${body.length.toString(16)}\r\n${sent}\r\n`}0\r\n\r\n`
	// Else the server would wait for what it was promised.
	const hangUp = !inPieces && Number(said) > body.length
	const answer = await sendRaw(url, bytes + (inPieces ? pieces : sent), { hangUp })
	return {
		status: answer.status,
		headers: new Headers(answer.headers),
		text: Buffer.from(answer.body, 'latin1').toString(),
	}
}
