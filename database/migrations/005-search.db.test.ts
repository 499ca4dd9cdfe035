import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { contains } from '../search/contains.ts'
import { findSimilar } from '../search/find-similar.ts'

let database: TestDatabase
beforeAll(async () => {
	database = await openTestDatabase()
	await insertRows(database.db, 'kategoriArtikel', [{}])
	await insertRows(database.db, 'artikel', [{ judul: 'Jantung "Sehat"' }, { judul: 'Demam' }, { judul: 'Kaki' }])
})
afterAll(() => database.dispose())

const found = async (term: string) => {
	const condition = contains(database.kind, 'artikel', term)
	const rows = await database.db.selectFrom('artikel').select('id').where(condition).orderBy('id').execute()
	return rows.map((row) => row.id)
}
const similar = async (term: string) => [...(await findSimilar(database.db, database.kind, 'artikel', term)).keys()]

test('a new article is found, also with quotes and typing mistakes', async () => {
	expect(await found('"sehat"')).toEqual(['1'])
	expect(await similar('jantnug "sehta"')).toEqual(['1'])
	expect(await similar('demm')).toEqual(['2'])
})

test('the index follows an article whose title or id changes, and that is deleted and inserted again', async () => {
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
