import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What stays of a folder that is too large, so that it is not at its limit again with the next file. */
const KEPT = 0.8
/** Files looked at together. */
const AT_ONCE = 64

/**
 * Brings a folder of files below its limit: those not read for longest go first. Most file systems write down when a file
 * was read about once a day, which is fine enough here; where they do not, the oldest go.
 */
export async function pruneFolder(folder: string, maxBytes: number): Promise<void> {
	const names = await readdir(folder)
	const files: { path: string; bytes: number; used: number }[] = []
	await eachOf(names, async (name) => {
		const path = join(folder, name)
		// Another process may have taken it away meanwhile.
		const found = await stat(path).catch(() => null)
		if (found?.isFile()) files.push({ path, bytes: found.size, used: Math.max(found.atimeMs, found.mtimeMs) })
	})
	let bytes = files.reduce((sum, file) => sum + file.bytes, 0)
	if (bytes <= maxBytes) return
	const removed: string[] = []
	for (const file of files.sort((a, b) => a.used - b.used)) {
		if (bytes <= maxBytes * KEPT) break
		bytes -= file.bytes
		removed.push(file.path)
	}
	await eachOf(removed, (path) => rm(path, { force: true }))
}

async function eachOf<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
	const left = items.values()
	await Promise.all(
		Array.from({ length: AT_ONCE }, async () => {
			for (const item of left) await work(item)
		}),
	)
}
