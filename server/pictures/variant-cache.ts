import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PicturesLog } from './create-pictures.ts'
import { pruneFolder } from './prune-folder.ts'
import { sniffMediaType } from './sniff-media-type.ts'

export interface VariantCacheOptions {
	cacheDir: string
	/** What the folder may hold; without it, as much as there is. */
	cacheBytes?: number
	log?: PicturesLog
}

/** After so much of its limit has been written the folder is looked through; between two looks it may be that much over. */
const LOOK_AFTER = 0.05

/** Encoded pictures on disk, by key. Any trouble with the folder costs time and a log line, never an answer. */
export function createVariantCache({ cacheDir, cacheBytes = Number.POSITIVE_INFINITY, log }: VariantCacheOptions) {
	// The first one written looks: other processes may have filled the folder.
	let written = cacheBytes
	let pruning = Promise.resolve()

	function prune(added: number) {
		written += added
		if (written < cacheBytes * LOOK_AFTER) return
		written = 0
		pruning = pruning
			.then(() => pruneFolder(cacheDir, cacheBytes))
			.catch((error) => log?.warn({ reason: error.message }, 'old encoded pictures could not be removed'))
	}

	return {
		async read(key: string) {
			const bytes = await readFile(join(cacheDir, key)).catch(() => null)
			return bytes && sniffMediaType(bytes) ? bytes : null
		},
		async write(key: string, bytes: Buffer) {
			const temporary = join(cacheDir, `${key}.${randomUUID()}`)
			try {
				await mkdir(cacheDir, { recursive: true })
				// Flushed, because after a power cut the name may be on disk and the bytes not.
				await writeFile(temporary, bytes, { flush: true })
				await rename(temporary, join(cacheDir, key))
			} catch (error) {
				log?.warn({ reason: (error as Error).message }, 'an encoded picture could not be cached')
				await rm(temporary, { force: true }).catch(() => {})
			}
			if (Number.isFinite(cacheBytes)) prune(bytes.length)
		},
		/** When the folder has been looked through. */
		pruned: () => pruning,
	}
}
