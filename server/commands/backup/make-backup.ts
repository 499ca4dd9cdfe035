import { constants } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { copySqlite } from '../../../database/backup/copy-sqlite.ts'
import { dumpPostgres } from '../../../database/backup/dump-postgres.ts'
import type { Env } from '../../env.ts'
import { openPictureStore } from '../../pictures/open-picture-store.ts'
import type { PictureStore } from '../../pictures/picture-store.ts'
import { describeFile, MANIFEST, type Manifest } from './manifest.ts'

interface BackupOptions {
	env: Env
	/** The folder of all backups. */
	folder: string
	/** How many backups to keep; without it, all. */
	keep?: number
	now?: Date
}

const FINISHED = /^rs-yasmin-\d{8}T\d{6}Z$/
const UNFINISHED = '.unfinished-'
/** An unfinished backup older than this was interrupted. */
const ABANDONED_MS = 24 * 3_600_000

/** Creates a dated folder with the database, the pictures and a manifest. The folder gets its name when it is complete. */
export async function makeBackup({ env, folder, keep, now = new Date() }: BackupOptions) {
	const name = `rs-yasmin-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`
	const unfinished = join(folder, `${UNFINISHED}${name}`)
	await mkdir(folder, { recursive: true, mode: 0o700 })
	await mkdir(unfinished, { mode: 0o700 })
	try {
		// Pictures are copied before and after the database, so that every picture the rows name is included.
		const store = openPictureStore(env)
		const names = new Set(await copyPictures(env, store, unfinished))
		const database = await copyDatabase(env.DATABASE_URL, unfinished)
		for (const picture of await copyPictures(env, store, unfinished)) names.add(picture)

		const copies = env.PICTURE_STORE ? [] : [...names].map((picture) => `pictures/${picture}`)
		const files = []
		for (const path of [database.file, ...copies.sort()]) {
			await flush(join(unfinished, path))
			files.push(await describeFile(unfinished, path))
		}
		const pictures = { store: env.PICTURE_STORE, names: [...names].sort() }
		const manifest: Manifest = { format: 1, createdAt: now.toISOString(), database, pictures, files }
		await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, '\t')}\n`, { flush: true })
		await flush(unfinished)
		await rename(unfinished, join(folder, name))
		await flush(folder)
		return { path: join(folder, name), manifest, removed: await prune(folder, keep) }
	} catch (error) {
		await rm(unfinished, { recursive: true, force: true })
		throw error
	}
}

async function copyDatabase(url: string, folder: string): Promise<Manifest['database']> {
	if (url.startsWith('sqlite:')) {
		const file = 'database.sqlite'
		return { ...(await copySqlite(url.slice('sqlite:'.length), join(folder, file))), file }
	}
	const file = 'database.sql.gz'
	return { ...(await dumpPostgres(url, join(folder, file))), file }
}

/** Pictures in a bucket are not copied: a bucket has versions of its own. The manifest lists their names. */
async function copyPictures(env: Env, store: PictureStore, folder: string): Promise<string[]> {
	const names = await store.list()
	if (env.PICTURE_STORE) return names
	const copied: string[] = []
	for (const name of names) {
		const copy = join(folder, 'pictures', name)
		await mkdir(dirname(copy), { recursive: true })
		try {
			await copyFile(join(env.DATA_DIR, 'pictures', name), copy, constants.COPYFILE_FICLONE)
			copied.push(name)
		} catch (error) {
			// Deleted since the listing; an earlier copy stays valid.
			if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
		}
	}
	return copied
}

async function flush(path: string): Promise<void> {
	const handle = await open(path)
	try {
		await handle.sync()
	} finally {
		await handle.close()
	}
}

async function prune(folder: string, keep = Number.POSITIVE_INFINITY): Promise<string[]> {
	const names = (await readdir(folder)).sort()
	const old = names.filter((name) => FINISHED.test(name)).slice(0, -keep)
	for (const name of names.filter((name) => name.startsWith(UNFINISHED))) {
		const { mtimeMs } = await stat(join(folder, name))
		if (Date.now() - mtimeMs > ABANDONED_MS) old.push(name)
	}
	for (const name of old) await rm(join(folder, name), { recursive: true, force: true })
	return old
}
