import { readFile } from 'node:fs/promises'
import type { ErrorCode } from '../../contract/error.ts'
import type { PictureFormat } from './choose-format.ts'
import type { PicturesLog } from './create-pictures.ts'
import { createEncodeQueue } from './encode-queue.ts'
import { encodeVariant } from './encode-variant.ts'
import { isAbsence } from './find-source.ts'
import { createVariantCache } from './variant-cache.ts'

export interface Variant {
	key: string
	/** `<folder>/<file>`, for the log. */
	picture: string
	path: string
	width: number | undefined
	format: PictureFormat
}

/** Gives encoded variants: from the cache, or made once however many ask at the same time. */
export function createVariants(cacheDir: string, log?: PicturesLog) {
	const cache = createVariantCache(cacheDir, log)
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

	async function make({ picture, path, width, format }: Variant) {
		const original = await readFile(path).catch((error) => {
			if (isAbsence(error)) return null
			throw error
		})
		if (!original) return 'TIDAK_DITEMUKAN'
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
