import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import { COMPATIBLE } from '../history.ts'
import { BackupError, type Contents } from './contents.ts'

/**
 * Copies one snapshot of a database while writers continue, and checks the integrity of the copy. `vacuum into` writes
 * the rows alone: the unused parts of a page, where deleted rows were, are not copied.
 */
export async function copySqlite(file: string, copy: string): Promise<Contents> {
	if (!existsSync(file)) throw new BackupError(`There is no database at ${file}.`)
	const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
	try {
		source.prepare('vacuum into ?').run(copy)
	} finally {
		source.close()
	}
	const database = new DatabaseSync(copy)
	try {
		// Without this, opening the copy creates -wal and -shm files next to it.
		database.exec('pragma journal_mode = delete')
		return readSqliteContents(database)
	} finally {
		database.close()
	}
}

/** @throws BackupError when the file is damaged */
export function readSqliteContents(database: DatabaseSync): Contents {
	const damage = [
		...database.prepare('pragma integrity_check').all(),
		...database.prepare('pragma foreign_key_check').all(),
	]
	if (damage.length !== 1 || damage[0]?.integrity_check !== 'ok')
		throw new BackupError(`The database is damaged: ${JSON.stringify(damage.slice(0, 3))}.`)
	const tables = database
		.prepare(
			`select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite!_%' escape '!'`,
		)
		.all()
		.map(({ name }) => String(name))
		.sort()
	const count = (table: string) => Number(database.prepare(`select count(*) as rows from "${table}"`).get()?.rows)
	const migrations = tables.includes(DEFAULT_MIGRATION_TABLE)
		? database.prepare(`select name from "${DEFAULT_MIGRATION_TABLE}" order by name`).all()
		: []
	const compatible = tables.includes(COMPATIBLE)
		? database.prepare(`select "nama", "sejak" from "${COMPATIBLE}"`).all()
		: undefined
	return {
		kind: 'sqlite',
		migrations: migrations.map(({ name }) => String(name)),
		compatibleFrom: compatible && Object.fromEntries(compatible.map(({ nama, sejak }) => [nama, String(sejak)])),
		rows: Object.fromEntries(tables.map((table) => [table, count(table)])),
	}
}
