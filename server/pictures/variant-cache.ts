import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PicturesLog } from './create-pictures.ts'
import { sniffMediaType } from './sniff-media-type.ts'

/** Encoded pictures on disk, by key. Any trouble with the folder costs time and a log line, never an answer. */
export function createVariantCache(cacheDir: string, log?: PicturesLog) {
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
		},
	}
}
