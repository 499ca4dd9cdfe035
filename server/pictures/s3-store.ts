import { hash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { PicturesLog } from './create-pictures.ts'
import { type PictureStore, StoreAway } from './picture-store.ts'
import { sniffMediaType } from './sniff-media-type.ts'

export interface S3Options {
	/** `https://s3.example`, without the bucket: buckets are addressed as paths, which every store understands. */
	endpoint: string
	region: string
	bucket: string
	/** Before every picture's name; empty or without slashes around it. */
	prefix: string
	accessKeyId: string
	secretAccessKey: string
	log?: PicturesLog
	now?: () => number
}

/** A changed picture has a new name, so what is known of one holds for long; a removed one is shown that much longer. */
const KNOWN_MS = 60_000
/** A store that did not answer is not asked by every visitor anew. */
const AWAY_MS = 5000
const MAX_KNOWN = 20_000
const ASK_TIMEOUT_MS = 3000
const TRANSFER_TIMEOUT_MS = 20_000

/** Pictures in a bucket of any store that speaks S3. What was found once is known on while the store is away. */
export function s3Store(options: S3Options): PictureStore {
	const { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey, log, now = Date.now } = options
	const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 })
	const bucketUrl = `${endpoint.replace(/\/$/, '')}/${bucket}`
	const keyOf = (picture: string) => (prefix ? `${prefix}/${picture}` : picture)
	const urlOf = (picture: string) => `${bucketUrl}/${keyOf(picture).split('/').map(encodeURIComponent).join('/')}`
	const known = new Map<string, { version: string | null; at: number }>()
	const underway = new Map<string, Promise<string | null>>()
	let awayUntil = 0

	async function send(
		url: string,
		init: RequestInit & { timeout?: number } = {},
	): Promise<{ headers: Headers; body: Buffer } | null> {
		if (now() < awayUntil) throw new StoreAway('The picture store did not answer a moment ago.')
		try {
			const signal = AbortSignal.timeout(init.timeout ?? TRANSFER_TIMEOUT_MS)
			const response = await client.fetch(url, { ...init, signal, redirect: 'error' })
			const body = Buffer.from(await response.arrayBuffer())
			if (response.ok) return { headers: response.headers, body }
			if (response.status === 404) return null
			throw new Error(`It answered ${response.status}.`)
		} catch (error) {
			awayUntil = now() + AWAY_MS
			const { message, cause } = error as Error
			const reason = cause instanceof Error ? cause.message : message
			log?.warn({ reason }, 'the picture store does not answer')
			throw new StoreAway(reason)
		}
	}

	function remember(picture: string, version: string | null) {
		known.delete(picture)
		known.set(picture, { version, at: now() })
		if (known.size > MAX_KNOWN) known.delete(known.keys().next().value as string)
		return version
	}

	async function ask(picture: string): Promise<string | null> {
		const before = known.get(picture)
		if (before && now() - before.at < KNOWN_MS) return before.version
		try {
			const response = await send(urlOf(picture), { method: 'HEAD', timeout: ASK_TIMEOUT_MS })
			return remember(picture, response && (response.headers.get('etag') ?? ''))
		} catch (error) {
			if (before) return before.version
			throw error
		}
	}

	return {
		find(picture) {
			const asked = underway.get(picture) ?? ask(picture).finally(() => underway.delete(picture))
			underway.set(picture, asked)
			return asked
		},
		async read(picture) {
			return (await send(urlOf(picture)))?.body ?? null
		},
		async write(picture, bytes) {
			// aws4fetch leaves the content out of the signature unless its hash is given.
			const headers = {
				'content-type': sniffMediaType(bytes) ?? 'application/octet-stream',
				'x-amz-content-sha256': hash('sha256', bytes),
			}
			const written = await send(urlOf(picture), { method: 'PUT', headers, body: new Uint8Array(bytes) })
			if (!written) throw new StoreAway('There is no such bucket.')
			known.delete(picture)
		},
		async remove(picture) {
			await send(urlOf(picture), { method: 'DELETE' })
			known.delete(picture)
		},
		async list() {
			const pictures: string[] = []
			const start = keyOf('')
			let token: string | undefined
			do {
				const query = new URLSearchParams({ 'list-type': '2', prefix: start })
				if (token) query.set('continuation-token', token)
				const response = await send(`${bucketUrl}?${query}`)
				if (!response) throw new StoreAway('There is no such bucket.')
				const xml = response.body.toString()
				for (const [, key = ''] of xml.matchAll(/<Key>([^<]*)<\/Key>/g)) pictures.push(key.slice(start.length))
				token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1]
			} while (token)
			return pictures
		},
	}
}
