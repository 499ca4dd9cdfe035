import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { isPictureFileName } from '../../contract/pictures.ts'
import type { PictureStore } from './picture-store.ts'

/** Pictures as files below a directory. A link that leads out of it counts as absent. */
export function folderStore(directory: string): PictureStore {
	async function locate(picture: string) {
		try {
			const path = await realpath(join(directory, picture))
			if (!path.startsWith(`${await realpath(directory)}${sep}`)) return null
			const found = await stat(path)
			return found.isFile() ? { path, version: `${found.mtimeMs}\n${found.size}` } : null
		} catch (error) {
			if (isAbsence(error)) return null
			throw error
		}
	}

	return {
		find: async (picture) => (await locate(picture))?.version ?? null,
		async read(picture) {
			const found = await locate(picture)
			return found && readFile(found.path).catch(nullIfAbsent)
		},
		async write(picture, bytes) {
			const path = join(directory, picture)
			// Not a picture's name, so that nobody is ever shown half of one.
			const temporary = `${path}.${randomUUID()}`
			await mkdir(dirname(path), { recursive: true })
			try {
				await writeFile(temporary, bytes, { flush: true })
				await rename(temporary, path)
			} catch (error) {
				await rm(temporary, { force: true })
				throw error
			}
		},
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

function nullIfAbsent(error: unknown): null {
	if (isAbsence(error)) return null
	throw error
}

/** ENOTDIR: a file stands where a folder should; ELOOP: links that lead nowhere. */
const isAbsence = (error: unknown) =>
	['ENOENT', 'ENOTDIR', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '')
