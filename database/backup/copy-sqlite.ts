import { existsSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { BackupError } from './backup-error.ts'
import { type Contents, MIGRATION_TABLE } from './contents.ts'

/**
 * All in one step, on one state of the database; writers go on meanwhile. In smaller steps SQLite begins anew whenever
 * another process has written in between, and under load it never ends.
 */
const ALL_PAGES = 2 ** 31 - 1

/** Copies a database that others are writing to, and looks whether the copy is whole. */
export async function copySqlite(file: string, copy: string): Promise<Contents> {
	if (!existsSync(file)) throw new BackupError(`There is no database at ${file}.`)
	const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
	try {
		await backup(source, copy, { rate: ALL_PAGES })
	} finally {
		source.close()
	}
	const database = new DatabaseSync(copy)
	try {
		// Without this a copy brings a log and an index file of its own to life wherever it is opened.
		database.exec('pragma journal_mode = delete')
		return readSqliteContents(database)
	} finally {
		database.close()
	}
}

/** @throws when the file is damaged */
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
	const migrations = tables.includes(MIGRATION_TABLE)
		? database.prepare(`select name from "${MIGRATION_TABLE}" order by name`).all()
		: []
	return {
		kind: 'sqlite',
		migrations: migrations.map(({ name }) => String(name)),
		rows: Object.fromEntries(tables.map((table) => [table, count(table)])),
	}
}
