import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Schema } from '../schema.ts'
import { NodeSqliteDialect, openSqlite } from './dialect.ts'

/** Has the new file in its hands for a moment, as a process that starts at the same time does. */
const OTHER_PROCESS = `
	const { DatabaseSync } = await import('node:sqlite')
	const other = new DatabaseSync(process.argv[1])
	other.exec('begin immediate')
	console.log('mine')
	setTimeout(() => other.exec('commit'), 200)
`

test('a new file that another process is writing to is waited for', async () => {
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

test('a page is asked for in a way for which SQLite does not plan anew', async () => {
	const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(':memory:') })
	onTestFinished(() => db.destroy())
	const query = db.selectFrom('faq').select('id').limit(10).offset(20).compile()
	expect(query).toMatchObject({ sql: 'select "id" from "faq" limit ? + 0 offset ? + 0', parameters: [10, 20] })
})
