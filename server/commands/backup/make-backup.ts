import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copySqlite } from '../../../database/backup/copy-sqlite.ts'
import { dumpPostgres } from '../../../database/backup/dump-postgres.ts'
import { type Env, sqliteFile } from '../../env.ts'
import { backupKeysFile } from '../../keys/key-places.ts'
import { openPictureStore } from '../../pictures/open-picture-store.ts'
import type { StoredBackup } from '../../staff/kebocoran/stored-backup.ts'
import { addBackupKey, createBackupKeys, encryptFile, readBackupKeys } from './encrypted-file.ts'
import { type BackedUpFile, describeFile, ENCRYPTED, MANIFEST, type Manifest, peekManifest } from './manifest.ts'

interface BackupOptions {
	env: Env
	folder: string
	/** How many backups to keep; without it, all. */
	keep?: number
	/** Deletes backups older than that many days; the newest stays. */
	keepDays?: number
	/** Encrypts this and later backups with a new key; the old ones stay in the file. */
	newKey?: boolean
	now?: Date
}

/** The name of a finished backup: its time in UTC. */
const FINISHED = /^rs-yasmin-\d{8}T\d{6}Z$/
/** In the target folder, and in DATA_DIR for decrypted copies; an old one is deleted by the next backup. */
export const UNFINISHED = '.unfinished-'
const DAY_MS = 24 * 3_600_000
/** An unfinished backup older than this was interrupted. */
const ABANDONED_MS = DAY_MS

/** Names sort by time. */
const nameAt = (moment: number) => `rs-yasmin-${new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')}`

const oldestName = (now: Date, keepDays?: number) => (keepDays ? nameAt(now.getTime() - keepDays * DAY_MS) : '')

/**
 * Creates a dated folder with the database, the pictures and a manifest, all encrypted. The folder gets its name when it
 * is complete. Plain copies are in DATA_DIR alone.
 */
export async function makeBackup({ env, folder, keep, keepDays, newKey = false, now = new Date() }: BackupOptions) {
	const name = nameAt(now.getTime())
	const unfinished = join(folder, `${UNFINISHED}${name}`)
	const plain = join(env.DATA_DIR, `${UNFINISHED}${name}`)
	const keysFile = backupKeysFile(env)
	await createBackupKeys(keysFile)
	if (newKey) await addBackupKey(keysFile)
	const keys = await readBackupKeys(keysFile)
	await mkdir(folder, { recursive: true, mode: 0o700 })
	for (const path of [unfinished, plain]) await mkdir(path, { mode: 0o700 })
	try {
		const files = new Map<string, BackedUpFile>()
		const add = async (source: string, path: string) => {
			await encryptFile(source, join(unfinished, path + ENCRYPTED), keys)
			return describeFile(source, path)
		}
		// Pictures are copied before and after the database, so that every picture the rows name is included.
		const store = openPictureStore(env)
		const names = new Set(await copyPictures())
		const database = await copyDatabase(env.DATABASE_DIRECT_URL, plain)
		files.set(database.file, await add(join(plain, database.file), database.file))
		for (const picture of await copyPictures()) names.add(picture)

		const manifest: Manifest = {
			format: 3,
			createdAt: now.toISOString(),
			database,
			pictures: { store: env.PICTURE_STORE, names: [...names].sort() },
			files: [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
		}
		await writeFile(join(plain, MANIFEST), `${JSON.stringify(manifest, null, '\t')}\n`)
		await add(join(plain, MANIFEST), MANIFEST)
		await flush(unfinished)
		await rename(unfinished, join(folder, name))
		await flush(folder)
		await prune(env.DATA_DIR)
		return { path: join(folder, name), manifest, removed: await prune(folder, keep, oldestName(now, keepDays)) }

		/** Pictures in a bucket are not copied: a bucket has versions of its own. The manifest lists their names. */
		async function copyPictures(): Promise<string[]> {
			const listed = await store.list()
			if (env.PICTURE_STORE) return listed
			const copied: string[] = []
			for (const picture of listed) {
				const path = `pictures/${picture}`
				try {
					// A picture never changes under its name.
					if (!files.has(path)) files.set(path, await add(join(env.DATA_DIR, path), path))
					copied.push(picture)
				} catch (error) {
					// Deleted since the listing.
					if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
				}
			}
			return copied
		}
	} catch (error) {
		await rm(unfinished, { recursive: true, force: true })
		throw error
	} finally {
		await rm(plain, { recursive: true, force: true })
	}
}

async function copyDatabase(url: string, folder: string): Promise<Manifest['database']> {
	const sqlite = sqliteFile(url)
	if (sqlite) {
		const file = 'database.sqlite'
		return { ...(await copySqlite(sqlite, join(folder, file))), file }
	}
	const file = 'database.dump'
	return { ...(await dumpPostgres(url, join(folder, file))), file }
}

async function flush(path: string): Promise<void> {
	await using handle = await open(path)
	await handle.sync()
}

/** @param before backups with a smaller name are too old */
async function prune(folder: string, keep = Number.POSITIVE_INFINITY, before = ''): Promise<string[]> {
	const names = (await readdir(folder)).sort()
	const finished = names.filter((name) => FINISHED.test(name))
	const old = finished.filter(
		(name, place) => place < finished.length - keep || (name < before && name !== finished.at(-1)),
	)
	for (const name of names.filter((name) => name.startsWith(UNFINISHED))) {
		const { mtimeMs } = await stat(join(folder, name))
		if (Date.now() - mtimeMs > ABANDONED_MS) old.push(name)
	}
	for (const name of old) await rm(join(folder, name), { recursive: true, force: true })
	return old
}

/** The most that are opened. */
const LISTED = 50

/** The time of the newest finished backup in BACKUP_DIR, or null. */
export async function newestBackup(env: Pick<Env, 'BACKUP_DIR'>): Promise<number | null> {
	const newest = (await finishedNames(env)).at(-1)
	return newest === undefined ? null : timeOf(newest)
}

/** Their names, oldest first. Without a folder there are none. */
async function finishedNames(env: Pick<Env, 'BACKUP_DIR'>): Promise<string[]> {
	const names = await readdir(env.BACKUP_DIR).catch(() => [])
	return names.filter((name) => FINISHED.test(name)).toSorted()
}

/** The finished backups of BACKUP_DIR, newest first, each as its manifest describes it. */
export async function listBackups(env: Pick<Env, 'BACKUP_DIR' | 'KEYS_DIR'>): Promise<StoredBackup[]> {
	const newest = await finishedNames(env)
	// Without a key file there is nothing to open.
	const keys = await readBackupKeys(backupKeysFile(env)).catch(() => null)
	const backups: StoredBackup[] = []
	for (const nama of newest.reverse().slice(0, LISTED)) {
		const manifest = keys && (await peekManifest(join(env.BACKUP_DIR, nama), keys))
		const bytes = manifest?.files.reduce((sum, each) => sum + each.bytes, 0) ?? null
		backups.push({ nama, createdAt: timeOf(nama), bytes, rows: manifest?.database.rows ?? null })
	}
	return backups
}

/** `rs-yasmin-20261116T020000Z` */
const timeOf = (name: string) =>
	Date.parse(name.replace(/^rs-yasmin-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
