import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { matchesTerm } from '../search/matches-term.ts'

let database: TestDatabase
beforeAll(async () => {
	database = await openTestDatabase()
	await insertRows(database.db, 'member', [{}])
	const rows = ['jantung "sehat"', 'demam', 'kaki'].map((cari, place) => ({ cari, kode: `KODE-${place}` }))
	await insertRows(database.db, 'shopReservasi', rows)
})
afterAll(() => database.dispose())

const found = async (term: string) => {
	const condition = matchesTerm(database.kind, 'shopReservasi', term)
	const rows = await database.db.selectFrom('shopReservasi').select('id').where(condition).orderBy('id').execute()
	return rows.map((row) => row.id)
}

test('a new reservation is found, also with quotes', async () => {
	expect(await found('"sehat"')).toEqual(['1'])
	expect(await found('dema')).toEqual(['2'])
})

test('the index follows a reservation whose text or id changes, and that is deleted and inserted again', async () => {
	const { db } = database
	await db.updateTable('shopReservasi').set({ cari: 'pergelangan' }).where('id', '=', '3').execute()
	expect([await found('kaki'), await found('gelang')]).toEqual([[], ['3']])
	await db.updateTable('shopReservasi').set({ id: '9' }).where('id', '=', '3').execute()
	expect(await found('gelang')).toEqual(['9'])
	await db.deleteFrom('shopReservasi').where('id', '=', '9').execute()
	expect(await found('gelang')).toEqual([])
	await insertRows(db, 'shopReservasi', [{ id: '3', kode: 'BARU', cari: 'pergelangan' }])
	expect(await found('gelang')).toEqual(['3'])
})
