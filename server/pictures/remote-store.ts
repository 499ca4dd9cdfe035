import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { type BoundedResponse, boundedFetch, FetchError, type FetchFault } from '../http/bounded-fetch.ts'
import { loadSharp, MAX_INPUT_PIXELS } from './load-sharp.ts'
import { type PictureSource, type PicturesLog, StoreUnavailable } from './picture-store.ts'
import { sniffMediaType } from './sniff-media-type.ts'

export interface RemoteStoreOptions {
	/** The address that every picture is below, without a trailing slash. */
	base: string
	log?: PicturesLog
	now?: () => number
	timeoutMs?: number
	maxBytes?: number
}

/** Another server may replace a picture under the same name; it is looked at again after this time. */
const CHECK_AFTER_MS = 10 * 60_000
const MAX_PICTURES = 20_000
/** Originals between `find` and `read`; their encoded variants are cached on disk. */
const MAX_ORIGINAL_BYTES = 64 * 1024 ** 2
/** After a failure no request is sent for this long. */
const UNAVAILABLE_MS = 5000
const CONCURRENT_REQUESTS = 8
const TIMEOUT_MS = 10_000
const MAX_BYTES = 20 * 1024 ** 2

interface Known {
	/** Null when there is no such picture. */
	version: string | null
	etag?: string
	lastModified?: string
}

/** Pictures of another server, below one address. While it is unavailable, known versions stay valid. */
export function remoteStore(options: RemoteStoreOptions): PictureSource {
	const { base, log, now = Date.now, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES } = options
	const urlOf = (picture: string) => `${base}/${picture.split('/').map(encodeURIComponent).join('/')}`
	const limit = pLimit(CONCURRENT_REQUESTS)
	const originals = new LRUCache<string, Buffer>({
		maxSize: MAX_ORIGINAL_BYTES,
		sizeCalculation: (bytes) => bytes.length || 1,
	})
	let unavailableUntil = 0

	const known = new LRUCache<string, Known>({
		max: MAX_PICTURES,
		ttl: CHECK_AFTER_MS,
		ttlResolution: 0,
		perf: { now },
		allowStaleOnFetchRejection: true,
		fetchMethod: (picture, stale) => limit(() => check(picture, stale)),
	})

	/** Null for what is absent, is no picture, is too large or has moved to another host. */
	async function download(picture: string, headers: Record<string, string> = {}): Promise<BoundedResponse | null> {
		if (now() < unavailableUntil) throw new StoreUnavailable('The picture server failed a moment ago.')
		try {
			const response = await boundedFetch(urlOf(picture), { headers, timeoutMs, maxBytes })
			if (response.status === 304) return response
			if (response.status >= 500 || response.status === 429) throw new Error(`status ${response.status}`)
			if (response.status !== 200) return null
			const body = await toKnownFormat(response.body)
			if (!body) return null
			originals.set(picture, body)
			return { ...response, body }
		} catch (error) {
			const { message } = error as Error
			log?.warn({ reason: message }, 'picture server failed')
			if (error instanceof FetchError && isAboutOnePicture[error.fault]) return null
			unavailableUntil = now() + UNAVAILABLE_MS
			throw new StoreUnavailable(message)
		}
	}

	async function check(picture: string, stale: Known | undefined): Promise<Known> {
		const response = await download(picture, conditionsOf(stale))
		if (!response) return { version: null }
		if (response.status === 304 && stale) return stale
		return {
			version: hash('sha256', response.body),
			etag: response.headers.get('etag') ?? undefined,
			lastModified: response.headers.get('last-modified') ?? undefined,
		}
	}

	return {
		isMutable: true,
		async find(picture) {
			const found = await known.fetch(picture)
			if (!found) throw new StoreUnavailable('The picture server failed, and no version is known.')
			return found.version
		},
		read: async (picture) => originals.get(picture) ?? (await limit(() => download(picture)))?.body ?? null,
	}
}

const isAboutOnePicture: { [Fault in FetchFault]?: true } = { 'response too large': true, 'redirect refused': true }

function conditionsOf({ version, etag, lastModified }: Known = { version: null }): Record<string, string> {
	if (version === null) return {}
	return {
		...(etag && { 'if-none-match': etag }),
		...(lastModified && { 'if-modified-since': lastModified }),
	}
}

/** Twice the size that an SVG names, for sharp screens. */
const SVG_DENSITY = 144

/**
 * A picture of another server in a format that we serve: GIF and SVG become PNG. Null for anything else. An SVG is drawn
 * here and never sent to a browser, where its scripts would run.
 */
async function toKnownFormat(bytes: Buffer): Promise<Buffer | null> {
	if (sniffMediaType(bytes)) return bytes
	if (!isGif(bytes) && !isSvg(bytes)) return null
	const sharp = await loadSharp()
	const picture = sharp(bytes, { density: SVG_DENSITY, limitInputPixels: MAX_INPUT_PIXELS })
	return picture
		.png()
		.toBuffer()
		.catch(() => null)
}

const isGif = (bytes: Buffer) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))

/** The root element, after a prolog, comments and a document type. */
const isSvg = (bytes: Buffer) =>
	/^\uFEFF?\s*(<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/.test(bytes.toString('utf8', 0, 4096))

const MAX_LENGTH = 500

/**
 * Whether a path may be a picture of another server: folders and file names as that server has them, with spaces and any
 * letters, but nothing that leaves its address.
 */
export const isRemotePicture = (picture: string) =>
	picture.length <= MAX_LENGTH && picture.split('/').every((segment) => SEGMENT.test(segment) && !DOTS.test(segment))

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are refused
const SEGMENT = /^[^\u0000-\u001f\u007f\\/]+$/
/** Also in escaped form, which a server may decode once more. */
const DOTS = /^(\.|%2e){1,2}$|%2f|%5c/i
