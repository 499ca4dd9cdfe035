import type { ErrorCode } from '../../contract/error.ts'
import type { PictureFormat } from './choose-format.ts'
import { createEncodeQueue } from './encode-queue.ts'
import { encodeVariant } from './encode-variant.ts'
import { StoreAway } from './picture-store.ts'
import { createVariantCache, type VariantCacheOptions } from './variant-cache.ts'

export interface Variant {
	key: string
	/** `<folder>/<file>`, for the log. */
	picture: string
	/** Gives the original, or null when it is gone. */
	read(): Promise<Buffer | null>
	width: number | undefined
	format: PictureFormat
}

/** Gives encoded variants: from the cache, or made once however many ask at the same time. */
export function createVariants(options: VariantCacheOptions) {
	const { log } = options
	const cache = createVariantCache(options)
	const queue = createEncodeQueue()
	const underway = new Map<string, Promise<Buffer<ArrayBuffer> | ErrorCode>>()

	async function readOrMake(variant: Variant) {
		const cached = await cache.read(variant.key)
		if (cached) return cached
		if (queue.isFull()) return 'SEDANG_SIBUK'
		const made = await queue.run(() => make(variant))
		if (typeof made !== 'string') await cache.write(variant.key, made)
		return made
	}

	async function make({ picture, read, width, format }: Variant) {
		const original = await read().catch((error) => {
			if (error instanceof StoreAway) return 'SEDANG_SIBUK' as const
			throw error
		})
		if (!original) return 'TIDAK_DITEMUKAN'
		if (typeof original === 'string') return original
		try {
			return await encodeVariant(original, width, format)
		} catch (error) {
			log?.warn({ picture, reason: (error as Error).message }, 'a picture could not be encoded')
			return 'TIDAK_DITEMUKAN'
		}
	}

	return {
		get(variant: Variant) {
			const { key } = variant
			let answer = underway.get(key)
			if (!answer) {
				answer = readOrMake(variant).finally(() => underway.delete(key))
				underway.set(key, answer)
			}
			return answer
		},
	}
}
