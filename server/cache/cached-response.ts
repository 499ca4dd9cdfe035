import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { acceptedEncoding, type Encoding } from '../http/accepted-encoding.ts'
import { matchesEtag } from '../http/matches-etag.ts'
import { requestIdOf } from '../http/request-id.ts'

/** Good enough for a response that lives a minute, in a tenth of the time that the best quality takes. */
const BROTLI_QUALITY = 5
/** Compression makes a smaller body longer. */
const MIN_COMPRESSED_BYTES = 500

interface Encoded {
	body: Buffer
	/** Names and values in turn, as `writeHead` takes them. */
	headers: string[]
}

/**
 * A whole response that can be sent many times. It is compressed once for each encoding that a client asks for, unless
 * it came compressed or cannot become smaller.
 */
export class CachedResponse {
	readonly status: number
	readonly headers: Headers
	readonly #body: Buffer
	readonly #etag: string
	readonly #isSentAsItIs: boolean
	readonly #encoded = new Map<Encoding, Encoded>()
	readonly #encoding = new Map<Encoding, Promise<Encoded>>()

	constructor(status: number, headers: Headers, body: Buffer) {
		this.status = status
		this.#body = body
		this.#etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
		this.headers = new Headers(headers)
		this.#isSentAsItIs =
			headers.has('content-encoding') ||
			body.length < MIN_COMPRESSED_BYTES ||
			!isCompressible(headers.get('content-type') ?? '')
		// The id belongs to the request that filled the cache.
		for (const name of ['content-length', 'x-request-id']) this.headers.delete(name)
		if (!/accept-encoding/i.test(headers.get('vary') ?? '')) this.headers.append('vary', 'accept-encoding')
		this.headers.set('etag', this.#etag)
	}

	static async from(response: Response): Promise<CachedResponse> {
		return new CachedResponse(response.status, response.headers, Buffer.from(await response.arrayBuffer()))
	}

	get text(): string {
		return this.#body.toString()
	}

	/** With its compressed copies, which take less than half of it together. */
	get size(): number {
		return Math.ceil(this.#body.length * 1.5) + 1
	}

	/** Sends it at once if it is compressed already. */
	send(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
		const encoding = this.#isSentAsItIs ? 'identity' : acceptedEncoding(request.headers['accept-encoding'])
		const encoded = this.#encoded.get(encoding)
		if (encoded) return this.#write(encoded, request, response)
		return this.#encodeOnce(encoding).then((made) => this.#write(made, request, response))
	}

	#write({ headers, body }: Encoded, request: IncomingMessage, response: ServerResponse): void {
		const id = ['x-request-id', requestIdOf(request)]
		if (this.status === 200 && matchesEtag(this.#etag, request.headers['if-none-match'])) {
			response.writeHead(304, [...this.headers, id].flat()).end()
			return
		}
		response.writeHead(this.status, [...headers, ...id])
		response.end(request.method === 'HEAD' ? undefined : body)
	}

	#encodeOnce(encoding: Encoding): Promise<Encoded> {
		const pending = this.#encoding.get(encoding)
		if (pending) return pending
		const encoded = this.#encode(encoding).finally(() => this.#encoding.delete(encoding))
		this.#encoding.set(encoding, encoded)
		return encoded
	}

	async #encode(encoding: Encoding): Promise<Encoded> {
		const body = await compress[encoding](this.#body)
		const headers = [...this.headers, ['content-length', String(body.length)]]
		if (encoding !== 'identity') headers.push(['content-encoding', encoding])
		const encoded = { body, headers: headers.flat() }
		this.#encoded.set(encoding, encoded)
		return encoded
	}
}

/** Lines of JSON are missing in Hono's list. */
const isCompressible = (type: string) => COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) || type.endsWith('+ndjson')

const brotli = promisify(brotliCompress)
const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
	br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
	gzip: promisify<Buffer, Buffer>(gzip),
	identity: async (body) => body,
}
