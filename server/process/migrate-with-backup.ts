import { rm } from 'node:fs/promises'
import { BackupError } from '../../database/backup/contents.ts'
import type { Database } from '../../database/connect.ts'
import { makeBackup } from '../commands/backup/make-backup.ts'
import { type Env, StartError } from '../env.ts'

/**
 * Migrates, after a backup if the database has tables; returns the number of migrations. Call it under the start lock.
 *
 * @throws StartError when the backup cannot be made: then nothing was migrated
 */
export async function migrateWithBackup(env: Env, database: Database): Promise<number> {
	const backup = await backUp(env, database)
	if (!backup) return database.migrate()
	try {
		const steps = await database.migrate()
		console.log(`✓ backup before the migration: ${backup}`)
		return steps
	} catch (error) {
		// Nothing was changed. A server that is started again and again would fill the disk.
		await rm(backup, { recursive: true, force: true })
		throw error
	}
}

/** The backup, or null where none is needed. */
async function backUp(env: Env, database: Database): Promise<string | null> {
	if (!env.MIGRATION_BACKUP || (await database.isMigrated())) return null
	const tables = await database.db.introspection.getTables()
	if (tables.length === 0) return null
	try {
		return (await makeBackup({ env, folder: env.BACKUP_DIR })).path
	} catch (error) {
		const isExpected = error instanceof BackupError || (error as NodeJS.ErrnoException).syscall !== undefined
		if (!isExpected) throw error
		const reason = (error as Error).message.replace(/\.$/, '')
		throw new StartError(
			`This version changes the tables, and the backup before that failed: ${reason}. Nothing was changed. With a backup of your own, start with MIGRATION_BACKUP=0.`,
		)
	}
}
