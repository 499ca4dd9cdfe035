import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { connectDatabase } from '../../database/connect.ts'
import { migrate, migrationNames, migrations } from '../../database/migrate.ts'
import { openTestDatabase } from '../../tests/support/test-database.ts'
import { listBackups } from '../commands/backup/make-backup.ts'
import { readEnv } from '../env.ts'
import { migrateWithBackup } from './migrate-with-backup.ts'
import { openDatabase } from './open-database.ts'

const [LAST = ''] = migrationNames.slice(-1)

/** The environment of a site whose database has these migrations, and one row. */
async function siteWith(done: string[], set: Record<string, string> = {}) {
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-migration-'))
	const template = await openTestDatabase()
	onTestFinished(async () => {
		await template.dispose()
		rmSync(folder, { recursive: true })
	})
	const isSqlite = template.kind === 'sqlite'
	const url = isSqlite ? `sqlite:${join(folder, 'yasmin.db')}` : template.url
	if (!isSqlite) await sql`drop schema public cascade`.execute(template.db)
	if (!isSqlite) await sql`create schema public`.execute(template.db)
	const { db, kind, close } = connectDatabase(url)
	const known = Object.fromEntries(Object.entries(migrations).filter(([name]) => done.includes(name)))
	if (done.length > 0) await migrate(db, kind, known)
	if (done.length > 0) await sql`update "webSetting" set "namaWeb" = 'RS Lama'`.execute(db)
	await close()
	return readEnv({ DATA_DIR: folder, DATABASE_URL: url, BACKUP_DIR: join(folder, 'cadangan'), ...set })
}

/** Starts as the server does, and returns the backups that it made. */
async function start(env: Awaited<ReturnType<typeof siteWith>>) {
	const { database } = await openDatabase(env, pino({ level: 'silent' }), '.')
	expect(await database.isMigrated()).toBe(true)
	await database.close()
	return listBackups(env)
}

test('given a database of an older version, a start makes a backup of it before it migrates, and the next start makes none', async () => {
	const env = await siteWith(migrationNames.filter((name) => name !== LAST))
	const [made, ...others] = await start(env)
	expect(others).toEqual([])
	expect(made?.rows?.kysely_migration).toBe(migrationNames.length - 1)
	expect(await start(env)).toHaveLength(1)
})

test.each([
	['an empty database', [], {}],
	['a current one', migrationNames, {}],
	['MIGRATION_BACKUP=0', migrationNames.filter((name) => name !== LAST), { MIGRATION_BACKUP: '0' }],
])('%s needs no backup', async (_, done, set) => {
	expect(await start(await siteWith(done, set))).toEqual([])
})

test('without the backup nothing is migrated, and the sentence says why and what to do', async () => {
	const env = await siteWith(migrationNames.filter((name) => name !== LAST))
	writeFileSync(env.BACKUP_DIR, 'a file is in the way')
	await expect(start(env)).rejects.toThrow(
		/^This version changes the tables, and the backup before that failed: .+\. Nothing was changed\. With a backup of your own, start with MIGRATION_BACKUP=0\.$/,
	)
	const { close, isMigrated } = connectDatabase(env.DATABASE_URL)
	expect(await isMigrated()).toBe(false)
	await close()
	expect(existsSync(env.BACKUP_DIR)).toBe(true)
})

test('a migration that fails leaves no backup behind, however often it is tried', async () => {
	const env = await siteWith(migrationNames.filter((name) => name !== LAST))
	const database = connectDatabase(env.DATABASE_URL)
	const migrate = () => Promise.reject(new Error('no space'))
	for (let attempt = 0; attempt < 2; attempt += 1)
		await expect(migrateWithBackup(env, { ...database, migrate })).rejects.toThrow('no space')
	await database.close()
	expect(await listBackups(env)).toEqual([])
})
