import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BackupError } from '../../../database/backup/backup-error.ts'
import { readSqliteContents } from '../../../database/backup/copy-sqlite.ts'
import { lookAtPostgres, restorePostgres } from '../../../database/backup/restore-postgres.ts'
import { demandUnused, restoreSqlite } from '../../../database/backup/restore-sqlite.ts'
import { migrationNames } from '../../../database/migrate.ts'
import type { Env } from '../../env.ts'
import { openPictureStore } from '../../pictures/open-picture-store.ts'
import { type Manifest, verifyBackup } from './manifest.ts'

interface RestoreOptions {
	env: Env
	/** What `makeBackup` made. */
	backup: string
	/** Whether something that is there may be replaced. */
	replace: boolean
	now?: Date
}

export interface Restored {
	manifest: Manifest
	/** Where that is now what was there before. */
	aside: string[]
	/** Pictures that the bucket had and has no more. */
	missingPictures: string[]
}

/** Puts database and pictures back as they were, after everything that could stand against it has been looked at. */
export async function restoreBackup({ env, backup, replace, now = new Date() }: RestoreOptions): Promise<Restored> {
	const manifest = await verifyBackup(backup)
	const kind = env.DATABASE_URL.startsWith('sqlite:') ? 'sqlite' : 'postgres'
	if (manifest.database.kind !== kind)
		throw new BackupError(`This is a backup of ${manifest.database.kind}, and DATABASE_URL names ${kind}.`)
	const unknown = manifest.database.migrations.filter((name) => !migrationNames.includes(name))
	if (unknown.length > 0)
		throw new BackupError(`This backup was made by a newer version (${unknown.join(', ')}): install that one first.`)
	const pictures = join(env.DATA_DIR, 'pictures')
	await demandFree(env, pictures, manifest, replace)

	const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
	const aside: string[] = []
	const copy = join(backup, manifest.database.file)
	if (kind === 'sqlite') {
		const file = env.DATABASE_URL.slice('sqlite:'.length)
		const [beside, before] = [`${file}.restoring`, `${file}.before-${stamp}`]
		cpSync(copy, beside)
		await restoreSqlite(file, beside, before)
		if (existsSync(before)) aside.push(before)
	} else await restorePostgres(env.DATABASE_URL, copy)
	aside.push(...(await restorePictures(env, backup, pictures, manifest, stamp)))
	await demandSame(env.DATABASE_URL, manifest)
	return { manifest, aside, missingPictures: await missingPictures(env, manifest) }
}

async function demandFree(env: Env, pictures: string, manifest: Manifest, replace: boolean): Promise<void> {
	const taken: string[] = []
	if (manifest.database.kind === 'sqlite') {
		const file = env.DATABASE_URL.slice('sqlite:'.length)
		if (existsSync(file)) {
			demandUnused(file)
			taken.push(`the database ${file}`)
		}
	} else {
		const found = await lookAtPostgres(env.DATABASE_URL)
		if (found && Object.keys(found.rows).length > 0) taken.push('the database in DATABASE_URL')
	}
	if (!env.PICTURE_STORE && manifest.pictures.store === '' && existsSync(pictures)) taken.push(`the folder ${pictures}`)
	if (taken.length > 0 && !replace)
		throw new BackupError(`There is something already: ${taken.join(' and ')}. To replace it, add --replace.`)
}

/** Into the folder by two renames; into a bucket one by one, as uploads come. */
async function restorePictures(
	env: Env,
	backup: string,
	pictures: string,
	{ pictures: held }: Manifest,
	stamp: string,
) {
	if (held.store) return []
	const from = join(backup, 'pictures')
	if (env.PICTURE_STORE) {
		const store = openPictureStore(env)
		for (const name of held.names) await store.write(name, readFileSync(join(from, name)))
		return []
	}
	const [beside, before] = [`${pictures}.restoring`, `${pictures}.before-${stamp}`]
	rmSync(beside, { recursive: true, force: true })
	if (existsSync(from)) cpSync(from, beside, { recursive: true })
	const there = existsSync(pictures)
	if (there) renameSync(pictures, before)
	if (existsSync(beside)) renameSync(beside, pictures)
	return there ? [before] : []
}

async function demandSame(url: string, { database }: Manifest): Promise<void> {
	const found = url.startsWith('sqlite:') ? contentsOfSqlite(url.slice('sqlite:'.length)) : await lookAtPostgres(url)
	const differing = Object.keys(database.rows).filter((table) => database.rows[table] !== found?.rows[table])
	if (differing.length > 0)
		throw new BackupError(`Restored, but with other numbers of rows in ${differing.join(', ')}.`)
}

function contentsOfSqlite(file: string) {
	const database = new DatabaseSync(file, { readOnly: true })
	try {
		return readSqliteContents(database)
	} finally {
		database.close()
	}
}

async function missingPictures(env: Env, { pictures }: Manifest): Promise<string[]> {
	if (!pictures.store) return []
	const there = new Set(await openPictureStore(env).list())
	return pictures.names.filter((name) => !there.has(name))
}
