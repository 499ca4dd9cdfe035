import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'

interface Packed {
	body: Buffer
	/** Names and values in turn, as `writeHead` takes them without making an object of them. */
	headers: string[]
}

/** Good enough for a page that lives a minute, and a tenth of the time that the best would take. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6
/** Below this, packing makes an answer longer. */
const WORTH_PACKING = 500

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const pack: Record<Encoding, (body: Buffer) => Promise<Buffer> | Buffer> = {
	br: (body) =>
		brotli(body, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
				[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
			},
		}),
	gzip: (body) => zip(body, { level: GZIP_LEVEL }),
	identity: (body) => body,
}

/** A whole answer that can be sent again and again as it is: packed once for each kind of packing that is asked for. */
export class SealedAnswer {
	readonly status: number
	readonly #headers: [string, string][]
	readonly #etag: string
	readonly #body: Buffer
	readonly #packed = new Map<Encoding, Packed>()
	readonly #packing = new Map<Encoding, Promise<Packed>>()
	#value: unknown

	constructor(status: number, headers: Headers, body: Buffer) {
		this.status = status
		this.#body = body
		this.#etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
		this.#headers = [...headers].filter(([name]) => !OWN_HEADERS.has(name))
		const vary = new Set((headers.get('vary') ?? '').split(/,\s*/).filter(Boolean))
		this.#headers.push(['vary', [...vary, 'accept-encoding'].join(', ')], ['etag', this.#etag])
	}

	static async from(response: Response): Promise<SealedAnswer> {
		return new SealedAnswer(response.status, response.headers, Buffer.from(await response.arrayBuffer()))
	}

	get ok(): boolean {
		return this.status >= 200 && this.status < 300
	}

	get text(): string {
		return this.#body.toString()
	}

	/** The same thing for everybody who reads it, so nobody may change it. */
	async json(): Promise<unknown> {
		this.#value ??= deepFreeze(JSON.parse(this.text))
		return this.#value
	}

	/** Bytes held, so far. */
	get size(): number {
		let size = this.#body.length
		for (const [encoding, { body }] of this.#packed) if (encoding !== 'identity') size += body.length
		return size
	}

	/** Sends it at once when it is packed already; else it comes back when it has been. */
	send(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
		const encoding =
			this.#body.length < WORTH_PACKING ? 'identity' : acceptedEncoding(request.headers['accept-encoding'])
		const packed = this.#packed.get(encoding)
		if (packed) this.#write(packed, request, response)
		else return this.#packOnce(encoding).then((made) => this.#write(made, request, response))
	}

	#write({ headers, body }: Packed, request: IncomingMessage, response: ServerResponse): void {
		const known = request.headers['if-none-match']
		if (known !== undefined && this.status === 200 && holdsTag(known, this.#etag)) {
			response.writeHead(304, this.#headers.flat()).end()
			return
		}
		response.writeHead(this.status, headers)
		response.end(request.method === 'HEAD' ? undefined : body)
	}

	/** Whoever asks meanwhile waits for the same packing. */
	#packOnce(encoding: Encoding): Promise<Packed> {
		const underWay = this.#packing.get(encoding)
		if (underWay) return underWay
		const packing = this.#pack(encoding).finally(() => this.#packing.delete(encoding))
		this.#packing.set(encoding, packing)
		return packing
	}

	async #pack(encoding: Encoding): Promise<Packed> {
		const body = await pack[encoding](this.#body)
		const headers = [...this.#headers, ['content-length', String(body.length)]]
		if (encoding !== 'identity') headers.push(['content-encoding', encoding])
		const packed = { body, headers: headers.flat() }
		this.#packed.set(encoding, packed)
		return packed
	}
}

/** Said anew with every sealing, or by the one who asked: a request's id is not for the next one. */
const OWN_HEADERS = new Set(['vary', 'etag', 'content-length', 'content-encoding', 'x-request-id'])

const holdsTag = (list: string, etag: string) =>
	list === etag || list === '*' || list.split(/,\s*/).some((tag) => tag === etag || `W/${tag}` === etag)

const encodings = new Map<string, Encoding>()
const MAX_REMEMBERED = 500

/** The best packing that the browser takes; what it sends is nearly always the same line. */
export function acceptedEncoding(header: string | undefined): Encoding {
	if (!header) return 'identity'
	let encoding = encodings.get(header)
	if (!encoding) {
		encoding = accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity'
		if (encodings.size >= MAX_REMEMBERED) encodings.clear()
		encodings.set(header, encoding)
	}
	return encoding
}

const accepts = (header: string, encoding: Encoding) =>
	header
		.toLowerCase()
		.split(',')
		.some((offer) => {
			const [name, ...parameters] = offer.split(';').map((part) => part.trim())
			return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
		})

function deepFreeze<T>(value: T): T {
	if (typeof value !== 'object' || value === null) return value
	for (const part of Object.values(value)) deepFreeze(part)
	return Object.freeze(value)
}
