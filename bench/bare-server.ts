import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The least that Node can do: every request gets the one body that was put here. */
let body = Buffer.alloc(0)
let headers: Record<string, string | number> = {}
let status = 200

const server = createServer((request, response) => {
	if (request.method === 'PUT') {
		const parts: Buffer[] = []
		request
			.on('data', (part) => parts.push(part))
			.on('end', () => {
				body = Buffer.concat(parts)
				status = Number(request.headers['x-status'] ?? 200)
				headers = { 'content-type': request.headers['content-type'] ?? '', 'content-length': body.length }
				const encoding = request.headers['x-content-encoding']
				if (encoding) headers['content-encoding'] = String(encoding)
				response.end()
			})
		return
	}
	if (request.method === 'POST') {
		request.on('data', () => {}).on('end', () => response.writeHead(status, headers).end(body))
		return
	}
	response.writeHead(status, headers)
	response.end(body)
})
server.listen(0, '127.0.0.1', () => {
	console.log(`ready at http://localhost:${(server.address() as AddressInfo).port}`)
})
