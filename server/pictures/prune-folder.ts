import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'

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
