import type { ErrorCode } from '../../contract/error.ts'
import type { PictureFormat } from './choose-format.ts'
import { encodeVariant } from './encode-variant.ts'
import { encodeQueue } from './load-sharp.ts'
import { StoreUnavailable } from './picture-store.ts'
import { createVariantCache, type VariantCacheOptions } from './variant-cache.ts'

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
