import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { connectDatabase, type Database } from '../connect.ts'
import type { Schema } from '../schema.ts'
import { contains } from '../search/contains.ts'
import { findSimilar } from '../search/find-similar.ts'
import * as content from './001-content.ts'
import * as visitors from './002-visitors.ts'
import * as keluhanPersetujuan from './003-keluhan-persetujuan.ts'
import * as memberPindah from './004-member-pindah.ts'

const earlier = Object.entries({
	'001-content': content,
	'002-visitors': visitors,
	'003-keluhan-persetujuan': keluhanPersetujuan,
	'004-member-pindah': memberPindah,
})

let whole: TestDatabase
let database: Database
beforeAll(async () => {
	whole = await openTestDatabase()
	if (whole.kind === 'postgres') await sql`drop schema public cascade; create schema public`.execute(whole.db)
	database = connectDatabase(whole.url.replace(/\.sqlite$/, '-earlier.sqlite'))
	const { db, kind } = database
	const known = earlier.map(([name, { up }]): [string, Migration] => [
		name,
		{ up: (migrating) => up(migrating as Kysely<Schema>, kind) },
	])
	const provider = { getMigrations: async () => Object.fromEntries(known) }
	const { error } = await new Migrator({ db, provider }).migrateToLatest()
	expect(error).toBeUndefined()
	await insertRows(db, 'kategoriArtikel', [{}])
	await insertRows(db, 'artikel', [{ judul: 'Jantung "Sehat"' }, { judul: 'Demam' }, { judul: 'Kaki' }])
	await insertRows(db, 'artikelView', [{ artikelId: '2', countView: 7 }])
	expect(await database.migrate()).toBeGreaterThan(0)
})
afterAll(async () => {
	await database.close()
	await whole.dispose()
})

const counts = async () =>
	(await database.db.selectFrom('artikelView').selectAll().orderBy('artikelId').execute()).map((row) => row.countView)
const found = async (term: string) => {
	const condition = contains(database.kind, 'artikel', term)
	const rows = await database.db.selectFrom('artikel').select('id').where(condition).orderBy('id').execute()
	return rows.map((row) => row.id)
}
const similar = async (term: string) => [...(await findSimilar(database.db, database.kind, 'artikel', term)).keys()]

test('every article has a count, the read ones their own', async () => {
	expect(await counts()).toEqual([0, 7, 0])
	await insertRows(database.db, 'artikel', [{ id: '4', judul: 'Lutut' }])
	expect(await counts()).toEqual([0, 7, 0, 0])
})

test('what was there before is found, with mistakes too', async () => {
	expect(await found('"sehat"')).toEqual(['1'])
	expect(await similar('jantnug "sehta"')).toEqual(['1'])
	expect(await similar('demm')).toEqual(['2'])
})

test('an article of before can be renamed, renumbered and deleted', async () => {
	const { db } = database
	await db.updateTable('artikel').set({ cari: 'pergelangan' }).where('id', '=', '3').execute()
	expect([await found('kaki'), await found('gelang'), await similar('pergelagnan')]).toEqual([[], ['3'], ['3']])
	await db.deleteFrom('artikelView').where('artikelId', '=', '3').execute()
	await db.updateTable('artikel').set({ id: '9' }).where('id', '=', '3').execute()
	expect(await found('gelang')).toEqual(['9'])
	await db.deleteFrom('artikel').where('id', '=', '9').execute()
	expect([await found('gelang'), await similar('pergelagnan')]).toEqual([[], []])
	await insertRows(db, 'artikel', [{ id: '3', judul: 'Pergelangan' }])
	expect(await found('gelang')).toEqual(['3'])
})
