import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Schema } from '../schema.ts'
import { openSqlite, sqliteDialect } from './dialect.ts'

/** Holds the write lock of the new file for a moment, as a process that starts at the same time does. */
const OTHER_PROCESS = `
	const { DatabaseSync } = await import('node:sqlite')
	const other = new DatabaseSync(process.argv[1])
	other.exec('begin immediate')
	console.log('locked')
	setTimeout(() => other.exec('commit'), 200)
`

test('opening a new file waits for another process that writes to it', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-sqlite-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	const file = join(folder, 'new.sqlite')
	const other = spawn(process.execPath, ['--input-type=module', '-e', OTHER_PROCESS, file])
	await once(other.stdout, 'data')

	const database = openSqlite(file)
	expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
	database.close()
	await once(other, 'exit')
})

test('a transaction takes the write lock before its first statement', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-sqlite-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	const file = join(folder, 'locked.sqlite')
	const db = new Kysely<Schema>({ dialect: sqliteDialect(file) })
	const other = new DatabaseSync(file, { timeout: 0 })
	await db.transaction().execute(async () => {
		expect(() => other.exec('begin immediate')).toThrow('database is locked')
	})
	other.exec('begin immediate')
	other.close()
	await db.destroy()
})
