import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a temporary file beside the target and renames it, so that a reader never sees half a file. */
export async function writeFileAtomic(path: string, content: Buffer | string): Promise<void> {
	const temporary = `${path}.${randomUUID()}`
	await mkdir(dirname(path), { recursive: true })
	try {
		// Flushed before the rename: after a power cut the name could exist without the bytes.
		await writeFile(temporary, content, { flush: true })
		await rename(temporary, path)
	} catch (error) {
		await rm(temporary, { force: true })
		throw error
	}
}
