import { readdir, readFile, realpath, rm, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isPictureFileName } from '../../contract/media/pictures.ts'
import type { PictureStore } from './picture-store.ts'
import { writeFileAtomic } from './write-file-atomic.ts'

/** Pictures as files below a directory. A symbolic link to a file outside it counts as absent. */
export function folderStore(directory: string): PictureStore {
	async function locate(picture: string) {
		try {
			const path = await realpath(join(directory, picture))
			if (!path.startsWith(`${await realpath(directory)}${sep}`)) return null
			const stats = await stat(path)
			return stats.isFile() ? { path, version: `${stats.mtimeMs}\n${stats.size}` } : null
		} catch (error) {
			return nullIfAbsent(error)
		}
	}

	return {
		find: async (picture) => (await locate(picture))?.version ?? null,
		async read(picture) {
			const found = await locate(picture)
			return found && readFile(found.path).catch(nullIfAbsent)
		},
		write: (picture, bytes) => writeFileAtomic(join(directory, picture), bytes),
		remove: (picture) => rm(join(directory, picture), { force: true }),
		async list() {
			const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(nullIfAbsent)
			return (entries ?? [])
				.filter((entry) => entry.isFile() && isPictureFileName(entry.name))
				.map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
				.sort()
		},
	}
}

/** ENOTDIR: a file has the name of the folder; ELOOP: a link that leads to itself. */
function nullIfAbsent(error: unknown): null {
	const { code = '' } = error as NodeJS.ErrnoException
	if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes(code)) return null
	throw error
}
