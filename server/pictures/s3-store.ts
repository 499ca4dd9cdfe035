import { hash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { LRUCache } from 'lru-cache'
import { type PictureStore, type PicturesLog, StoreUnavailable } from './picture-store.ts'
import { sniffMediaType } from './sniff-media-type.ts'

export interface S3Options {
	/** `https://s3.example`, without the bucket: every store supports buckets as paths. */
	endpoint: string
	region: string
	bucket: string
	/** Before every picture's name; empty, or without slashes at its ends. */
	prefix: string
	accessKeyId: string
	secretAccessKey: string
	log?: PicturesLog
	now?: () => number
}

/** A changed picture has a new name, so only a removed picture is shown that much longer. */
const VERSION_TTL_MS = 60_000
const MAX_VERSIONS = 20_000
/** After a failure no request is sent to the store for this long. */
const UNAVAILABLE_MS = 5000
const HEAD_TIMEOUT_MS = 3000
const TRANSFER_TIMEOUT_MS = 20_000

/** Pictures in a bucket of any store that speaks S3. While the store is unavailable, cached versions stay valid. */
export function s3Store(options: S3Options): PictureStore {
	const { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey, log, now = Date.now } = options
	const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 })
	const bucketUrl = `${endpoint.replace(/\/$/, '')}/${bucket}`
	const keyOf = (picture: string) => (prefix ? `${prefix}/${picture}` : picture)
	const urlOf = (picture: string) => `${bucketUrl}/${keyOf(picture).split('/').map(encodeURIComponent).join('/')}`
	let unavailableUntil = 0

	const versions = new LRUCache<string, { version: string | null }>({
		max: MAX_VERSIONS,
		ttl: VERSION_TTL_MS,
		ttlResolution: 0,
		perf: { now },
		allowStaleOnFetchRejection: true,
		async fetchMethod(picture) {
			const response = await send(urlOf(picture), { method: 'HEAD', timeout: HEAD_TIMEOUT_MS })
			return { version: response && (response.headers.get('etag') ?? '') }
		},
	})

	async function send(
		url: string,
		init: RequestInit & { timeout?: number } = {},
	): Promise<{ headers: Headers; body: Buffer } | null> {
		if (now() < unavailableUntil) throw new StoreUnavailable('The picture store failed a moment ago.')
		try {
			const signal = AbortSignal.timeout(init.timeout ?? TRANSFER_TIMEOUT_MS)
			const response = await client.fetch(url, { ...init, signal, redirect: 'error' })
			const body = Buffer.from(await response.arrayBuffer())
			if (response.ok) return { headers: response.headers, body }
			if (response.status === 404) return null
			throw new Error(`status ${response.status}`)
		} catch (error) {
			unavailableUntil = now() + UNAVAILABLE_MS
			const { message, cause } = error as Error
			const reason = cause instanceof Error ? cause.message : message
			log?.warn({ reason }, 'picture store unavailable')
			throw new StoreUnavailable(reason)
		}
	}

	return {
		async find(picture) {
			const found = await versions.fetch(picture)
			if (!found) throw new StoreUnavailable('The picture store failed, and no version is cached.')
			return found.version
		},
		async read(picture) {
			return (await send(urlOf(picture)))?.body ?? null
		},
		async write(picture, bytes) {
			// aws4fetch signs the content only if its hash is given.
			const headers = {
				'content-type': sniffMediaType(bytes) ?? 'application/octet-stream',
				'x-amz-content-sha256': hash('sha256', bytes),
			}
			const written = await send(urlOf(picture), { method: 'PUT', headers, body: new Uint8Array(bytes) })
			if (!written) throw new StoreUnavailable('There is no such bucket.')
			versions.delete(picture)
		},
		async remove(picture) {
			await send(urlOf(picture), { method: 'DELETE' })
			versions.delete(picture)
		},
		async list() {
			const pictures: string[] = []
			const start = keyOf('')
			let token: string | undefined
			do {
				const query = new URLSearchParams({ 'list-type': '2', prefix: start })
				if (token) query.set('continuation-token', token)
				const response = await send(`${bucketUrl}?${query}`)
				if (!response) throw new StoreUnavailable('There is no such bucket.')
				const xml = response.body.toString()
				for (const [, key = ''] of xml.matchAll(/<Key>([^<]*)<\/Key>/g)) pictures.push(key.slice(start.length))
				token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1]
			} while (token)
			return pictures
		},
	}
}
