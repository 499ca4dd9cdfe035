import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

export interface PictureSource {
	path: string
	mtimeMs: number
	size: number
}

/** Looks for `<folder>/<file>` in each directory in turn. A link that leads out of its directory counts as absent. */
export async function findSource(directories: string[], picture: string): Promise<PictureSource | null> {
	for (const directory of directories) {
		try {
			const path = await realpath(join(directory, picture))
			if (!path.startsWith(`${await realpath(directory)}${sep}`)) continue
			const found = await stat(path)
			if (found.isFile()) return { path, mtimeMs: found.mtimeMs, size: found.size }
		} catch (error) {
			if (!isAbsence(error)) throw error
		}
	}
	return null
}

/** ENOTDIR: a file stands where a folder should; ELOOP: links that lead nowhere. */
export const isAbsence = (error: unknown) =>
	['ENOENT', 'ENOTDIR', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '')
