import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { matchesTerm } from '../search/matches-term.ts'

const tables = ['shopReservasi', 'memberPasien'] as const
type Table = (typeof tables)[number]

let database: TestDatabase
beforeAll(async () => {
	database = await openTestDatabase()
	await insertRows(database.db, 'member', [{}])
	const cari = ['jantung "sehat"', 'demam', 'kaki']
	await insertRows(
		database.db,
		'shopReservasi',
		cari.map((cari, place) => ({ cari, kode: `KODE-${place}` })),
	)
	await insertRows(
		database.db,
		'memberPasien',
		cari.map((cari) => ({ cari })),
	)
})
afterAll(() => database.dispose())

const found = async (table: Table, term: string) => {
	const condition = matchesTerm(database.kind, table, term)
	const rows = await database.db.selectFrom(table).select('id').where(condition).orderBy('id').execute()
	return rows.map((row) => row.id)
}

test.each(tables)('a new row of %s is found, also with quotes', async (table) => {
	expect(await found(table, '"sehat"')).toEqual(['1'])
	expect(await found(table, 'dema')).toEqual(['2'])
})

test.each(tables)(
	'the index follows a row of %s that is changed, renamed, deleted and inserted again',
	async (table) => {
		const { db } = database
		await db.updateTable(table).set({ cari: 'pergelangan' }).where('id', '=', '3').execute()
		expect([await found(table, 'kaki'), await found(table, 'gelang')]).toEqual([[], ['3']])
		await db.updateTable(table).set({ id: '9' }).where('id', '=', '3').execute()
		expect(await found(table, 'gelang')).toEqual(['9'])
		await db.deleteFrom(table).where('id', '=', '9').execute()
		expect(await found(table, 'gelang')).toEqual([])
		await insertRows(db, table, [{ id: '3', cari: 'pergelangan' }])
		expect(await found(table, 'gelang')).toEqual(['3'])
	},
)
