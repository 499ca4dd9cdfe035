import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../../env.ts'
import { backupKeysFile } from '../../keys/key-places.ts'
import type { StoredBackup } from '../../staff/kebocoran/stored-backup.ts'
import { readBackupKeys } from './backup-keys.ts'
import { FINISHED } from './make-backup.ts'
import { peekManifest } from './manifest.ts'

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
