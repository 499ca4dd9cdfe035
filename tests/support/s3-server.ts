import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export interface S3Server {
	endpoint: string
	region: string
	bucket: string
	accessKeyId: string
	secretAccessKey: string
	objects: Map<string, { bytes: Buffer; type: string }>
	/** Method and path of everything that was asked, refused or not. */
	asked: string[]
	/** What it does with requests. */
	mood: 'answers' | 'fails' | 'breaks off'
	stop(): Promise<void>
}

/** Pages of a listing are short here, so that there are several. */
const LISTED_AT_ONCE = 3
const CLOCK_SKEW_MS = 15 * 60_000

/** A bucket that holds every request to its signature, reckoned here from the published rules of AWS Signature V4. */
export async function startS3Server(): Promise<S3Server> {
	const sockets = new Set<Socket>()
	const listener = createServer(async (request, response) => {
		const parts: Buffer[] = []
		for await (const part of request) parts.push(part)
		const bytes = Buffer.concat(parts)
		server.asked.push(`${request.method} ${request.url}`)
		if (server.mood === 'fails') return response.writeHead(500).end()
		if (!isSigned(request, bytes, server)) return response.writeHead(403).end()
		const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
		const [, bucket, ...rest] = pathname.split('/')
		if (bucket !== server.bucket) return response.writeHead(404).end()
		const key = decodeURIComponent(rest.join('/'))
		if (!key) return response.end(listing(server.objects, searchParams))
		const found = server.objects.get(key)
		switch (request.method) {
			case 'PUT':
				server.objects.set(key, { bytes, type: request.headers['content-type'] ?? '' })
				return response.end()
			case 'DELETE':
				server.objects.delete(key)
				return response.writeHead(204).end()
			default:
				if (!found) return response.writeHead(404).end()
				response.writeHead(200, { etag: `"${digest(found.bytes)}"`, 'content-length': found.bytes.length })
				if (server.mood === 'breaks off' && request.method === 'GET')
					return response.write(found.bytes.subarray(0, 20), () => response.destroy())
				return response.end(found.bytes)
		}
	})
	listener.on('connection', (socket) => {
		sockets.add(socket)
		socket.on('close', () => sockets.delete(socket))
	})
	await once(listener.listen(0, '127.0.0.1'), 'listening')
	const server: S3Server = {
		endpoint: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
		region: 'ap-southeast-3',
		bucket: 'gambar',
		accessKeyId: 'AKIDEXAMPLE',
		secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
		objects: new Map(),
		asked: [],
		mood: 'answers',
		async stop() {
			for (const socket of sockets) socket.destroy()
			if (listener.listening) await new Promise((resolve) => listener.close(resolve))
		},
	}
	return server
}

function listing(objects: S3Server['objects'], query: URLSearchParams): string {
	const prefix = query.get('prefix') ?? ''
	const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort()
	const from = Number(query.get('continuation-token') ?? 0)
	const shown = keys.slice(from, from + LISTED_AT_ONCE)
	const next = from + LISTED_AT_ONCE
	const more = next < keys.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
	const contents = shown.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
	return `<?xml version="1.0"?><ListBucketResult>${contents}<IsTruncated>${more !== ''}</IsTruncated>${more}</ListBucketResult>`
}

const digest = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()

function isSigned(request: IncomingMessage, body: Buffer, server: S3Server): boolean {
	const { method, url = '', headers } = request
	const found =
		/^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
			headers.authorization ?? '',
		)
	const [, keyId, day = '', region, names = '', signature] = found ?? []
	const time = String(headers['x-amz-date'])
	const [, y, m, d, h, min, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? []
	if (Math.abs(Date.parse(`${y}-${m}-${d}T${h}:${min}:${s}Z`) - Date.now()) > CLOCK_SKEW_MS) return false
	if (keyId !== server.accessKeyId || region !== server.region || !time.startsWith(day)) return false
	const payload = String(headers['x-amz-content-sha256'])
	// What is written has to be covered by the signature.
	if (payload !== digest(body) && (payload !== 'UNSIGNED-PAYLOAD' || body.length > 0)) return false
	const signed = names.split(';')
	if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) return false

	const [path = '', query = ''] = url.split('?')
	const escaped = (text: string) =>
		encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
	const parameters = [...new URLSearchParams(query)].map((pair) => pair.map(escaped).join('=')).sort()
	const canonical = [
		method,
		path,
		parameters.join('&'),
		...signed.map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, ' ')}`),
		'',
		names,
		payload,
	].join('\n')
	const scope = `${day}/${region}/s3/aws4_request`
	const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
		(previous, part) => hmac(previous, part),
		`AWS4${server.secretAccessKey}`,
	)
	return hmac(key, ['AWS4-HMAC-SHA256', time, scope, digest(canonical)].join('\n')).toString('hex') === signature
}
