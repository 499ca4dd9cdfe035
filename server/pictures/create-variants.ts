import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { ErrorCode } from '../../contract/error.ts'
import { encodeVariant, type PictureFormat } from './encode-variant.ts'
import { encodeQueue } from './load-sharp.ts'
import { type PicturesLog, StoreUnavailable } from './picture-store.ts'
import { sniffMediaType } from './sniff-media-type.ts'
import { writeFileAtomic } from './write-file-atomic.ts'

export interface Variant {
	key: string
	/** `<folder>/<file>`, for the log. */
	picture: string
	/** Reads the original; null when it is gone. */
	read(): Promise<Buffer | null>
	width: number | undefined
	format: PictureFormat
}

/** About twenty seconds of encoding. Requests beyond that get 503. */
const MAX_QUEUED = 200

/** Returns encoded variants: from the cache, or encoded once for all concurrent requests. */
export function createVariants(options: VariantCacheOptions) {
	const cache = createVariantCache(options)
	const inFlight = new Map<string, Promise<Buffer<ArrayBuffer> | ErrorCode>>()

	async function readOrEncode(variant: Variant) {
		const cached = await cache.read(variant.key)
		if (cached) return cached
		if (encodeQueue.pendingCount >= MAX_QUEUED) return 'SEDANG_SIBUK'
		const encoded = await encodeQueue(() => encode(variant))
		if (typeof encoded !== 'string') await cache.write(variant.key, encoded)
		return encoded
	}

	async function encode({ picture, read, width, format }: Variant) {
		const original = await read().catch((error) => {
			if (error instanceof StoreUnavailable) return 'SEDANG_SIBUK' as const
			throw error
		})
		if (typeof original === 'string') return original
		if (!original) return 'TIDAK_DITEMUKAN'
		return encodeVariant(original, width, format).catch((error): ErrorCode => {
			options.log?.warn({ picture, reason: error.message }, 'picture not encoded')
			return 'TIDAK_DITEMUKAN'
		})
	}

	return {
		get(variant: Variant) {
			const { key } = variant
			let result = inFlight.get(key)
			if (!result) {
				result = readOrEncode(variant).finally(() => inFlight.delete(key))
				inFlight.set(key, result)
			}
			return result
		},
	}
}

export interface VariantCacheOptions {
	/** For encoded variants; may be deleted at any time. */
	cacheDir: string
	/** The limit of the folder's size; without it, unlimited. */
	cacheBytes?: number
	log?: PicturesLog
}

/** The folder is pruned after this share of its limit was written, so it exceeds the limit by that much at most. */
const PRUNE_AFTER = 0.05

/** Encoded pictures on disk, by key. An error of the file system is logged and never fails a request. */
export function createVariantCache({ cacheDir, cacheBytes = Number.POSITIVE_INFINITY, log }: VariantCacheOptions) {
	// The first write prunes: other processes may have filled the folder.
	let written = cacheBytes
	let pruning = Promise.resolve()

	function prune(added: number) {
		written += added
		if (written < cacheBytes * PRUNE_AFTER) return
		written = 0
		pruning = pruning
			.then(() => pruneFolder(cacheDir, cacheBytes))
			.catch((error) => log?.warn({ reason: error.message }, 'picture cache not pruned'))
	}

	return {
		async read(key: string) {
			const bytes = await readFile(join(cacheDir, key)).catch(() => null)
			return bytes && sniffMediaType(bytes) ? bytes : null
		},
		async write(key: string, bytes: Buffer) {
			await writeFileAtomic(join(cacheDir, key), bytes).catch((error) =>
				log?.warn({ reason: error.message }, 'encoded picture not cached'),
			)
			if (Number.isFinite(cacheBytes)) prune(bytes.length)
		},
		/** Resolves when no prune is running. */
		pruned: () => pruning,
	}
}

/** The share of the limit that a pruned folder still uses, so that the next file does not trigger another prune. */
const TARGET = 0.8
const CONCURRENT_FILES = 64

/**
 * Brings a folder of files below its limit by deleting the least recently read. Most file systems record reads about
 * once a day, which is precise enough; where they do not, the oldest files go.
 */
export async function pruneFolder(folder: string, maxBytes: number): Promise<void> {
	const limit = pLimit(CONCURRENT_FILES)
	const found = await limit.map(await readdir(folder), async (name) => {
		const path = join(folder, name)
		// Another process may have deleted it.
		const stats = await stat(path).catch(() => null)
		return stats?.isFile() ? { path, bytes: stats.size, used: Math.max(stats.atimeMs, stats.mtimeMs) } : null
	})
	const files = found.filter((file) => file !== null).sort((a, b) => a.used - b.used)
	let bytes = files.reduce((sum, file) => sum + file.bytes, 0)
	if (bytes <= maxBytes) return
	const removed: string[] = []
	for (const file of files) {
		if (bytes <= maxBytes * TARGET) break
		bytes -= file.bytes
		removed.push(file.path)
	}
	await limit.map(removed, (path) => rm(path, { force: true }))
}
