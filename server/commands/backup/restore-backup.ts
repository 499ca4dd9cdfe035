import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BackupError } from '../../../database/backup/contents.ts'
import { readSqliteContents } from '../../../database/backup/copy-sqlite.ts'
import { checkArchive, inspectPostgres, restorePostgres } from '../../../database/backup/restore-postgres.ts'
import { assertUnused, restoreSqlite } from '../../../database/backup/restore-sqlite.ts'
import { judgeHistory } from '../../../database/history.ts'
import { migrationNames } from '../../../database/migrate.ts'
import { type Env, sqliteFile } from '../../env.ts'
import { backupKeysFile } from '../../keys/key-places.ts'
import { openPictureStore } from '../../pictures/open-picture-store.ts'
import { UNFINISHED } from './make-backup.ts'
import { type Manifest, openBackup } from './manifest.ts'

interface RestoreOptions {
	env: Env
	/** The folder that `makeBackup` created. */
	backup: string
	/** Allows to replace existing data. */
	replace: boolean
}

/**
 * Decrypts the backup into DATA_DIR, and restores database and pictures after all checks have passed.
 *
 * @returns where the replaced data is now, and the pictures of the backup that the bucket no longer has
 */
export const restoreBackup = (options: RestoreOptions) =>
	withPlainCopy(options, (plain, manifest, stamp) => restorePlain(options, plain, manifest, stamp))

/** Decrypts a whole backup and verifies every file and the database in it, as a restore does first; restores nothing. */
export const checkBackup = (options: Omit<RestoreOptions, 'replace'>): Promise<Manifest> =>
	withPlainCopy(options, async (plain, manifest) => {
		const copy = join(plain, manifest.database.file)
		if (manifest.database.kind === 'sqlite') checkSqlite(copy)
		else await checkArchive(options.env.DATABASE_URL, copy)
		return manifest
	})

async function withPlainCopy<T>(
	{ env, backup }: Omit<RestoreOptions, 'replace'>,
	work: (plain: string, manifest: Manifest, stamp: string) => Promise<T>,
): Promise<T> {
	const stamp = new Date().toISOString().replace(/[-:.]/g, '')
	const plain = join(env.DATA_DIR, `${UNFINISHED}restore-${stamp}`)
	mkdirSync(plain, { mode: 0o700 })
	try {
		return await work(plain, await openBackup(backup, plain, backupKeysFile(env)), stamp)
	} finally {
		rmSync(plain, { recursive: true, force: true })
	}
}

async function restorePlain({ env, replace }: RestoreOptions, plain: string, manifest: Manifest, stamp: string) {
	const file = sqliteFile(env.DATABASE_URL)
	const kind = file ? 'sqlite' : 'postgres'
	if (manifest.database.kind !== kind)
		throw new BackupError(`This is a backup of ${manifest.database.kind}, and DATABASE_URL names ${kind}.`)
	requireUsable(manifest)
	const pictures = join(env.DATA_DIR, 'pictures')
	await requireEmptyTarget(env, pictures, manifest, replace)

	const replaced: string[] = []
	const copy = join(plain, manifest.database.file)
	if (file) {
		const [beside, before] = [`${file}.restoring`, `${file}.before-${stamp}`]
		checkSqlite(copy)
		cpSync(copy, beside)
		await restoreSqlite(file, beside, before)
		if (existsSync(before)) replaced.push(before)
	} else await restorePostgres(env.DATABASE_URL, copy)
	replaced.push(...(await restorePictures(env, plain, pictures, manifest, stamp)))
	await verifyRowCounts(env.DATABASE_URL, manifest)
	return { manifest, replaced, missingPictures: await missingPictures(env, manifest) }
}

function requireUsable({ database }: Manifest): void {
	const judged = judgeHistory(database, migrationNames)
	const unknown = database.migrations.filter((name) => !migrationNames.includes(name))
	if (judged === 'newer')
		throw new BackupError(`This backup was made by a newer version (${unknown.join(', ')}): install that one first.`)
	if (judged === 'foreign')
		throw new BackupError(
			'This backup is of a version that this one cannot upgrade, nothing was restored: restore it with that version, export the content there (npm run export) and import the file here (npm run import).',
		)
}

async function requireEmptyTarget(env: Env, pictures: string, manifest: Manifest, replace: boolean): Promise<void> {
	const existing: string[] = []
	const file = sqliteFile(env.DATABASE_URL)
	if (file && existsSync(file)) {
		assertUnused(file)
		existing.push(`the database ${file}`)
	}
	const found = file ? null : await inspectPostgres(env.DATABASE_URL)
	if (found && Object.keys(found.rows).length > 0) existing.push('the database in DATABASE_URL')
	if (!env.PICTURE_STORE && manifest.pictures.store === '' && existsSync(pictures))
		existing.push(`the folder ${pictures}`)
	if (existing.length > 0 && !replace)
		throw new BackupError(`The target already exists: ${existing.join(' and ')}. To replace it, add --replace.`)
}

/** Replaces the folder by two renames; a bucket is filled one by one. */
async function restorePictures(env: Env, plain: string, pictures: string, { pictures: held }: Manifest, stamp: string) {
	if (held.store) return []
	const from = join(plain, 'pictures')
	if (env.PICTURE_STORE) {
		const store = openPictureStore(env)
		for (const name of held.names) await store.write(name, readFileSync(join(from, name)))
		return []
	}
	const [beside, before] = [`${pictures}.restoring`, `${pictures}.before-${stamp}`]
	rmSync(beside, { recursive: true, force: true })
	if (existsSync(from)) cpSync(from, beside, { recursive: true })
	const exists = existsSync(pictures)
	if (exists) renameSync(pictures, before)
	if (existsSync(beside)) renameSync(beside, pictures)
	return exists ? [before] : []
}

async function verifyRowCounts(url: string, { database }: Manifest): Promise<void> {
	const file = sqliteFile(url)
	const found = file ? contentsOfSqlite(file) : await inspectPostgres(url)
	const differing = Object.keys(database.rows).filter((table) => database.rows[table] !== found?.rows[table])
	if (differing.length > 0) throw new BackupError(`Restored, but the row counts differ in ${differing.join(', ')}.`)
}

/** The manifest names the bytes of the file, not what is in it. */
function checkSqlite(file: string): void {
	try {
		contentsOfSqlite(file)
	} catch (error) {
		throw new BackupError(`The backup holds no sound database, nothing was restored: ${(error as Error).message}`)
	}
}

function contentsOfSqlite(file: string) {
	using database = new DatabaseSync(file, { readOnly: true })
	return readSqliteContents(database)
}

async function missingPictures(env: Env, { pictures }: Manifest): Promise<string[]> {
	if (!pictures.store) return []
	const present = new Set(await openPictureStore(env).list())
	return pictures.names.filter((name) => !present.has(name))
}
