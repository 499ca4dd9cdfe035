import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PicturesLog } from './picture-store.ts'
import { pruneFolder } from './prune-folder.ts'
import { sniffMediaType } from './sniff-media-type.ts'
import { writeFileAtomic } from './write-file-atomic.ts'

export interface VariantCacheOptions {
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
