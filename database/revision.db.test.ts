import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'
import { insertRows, type RowTable, rowTables } from '../tests/support/test-rows.ts'

let database: TestDatabase
beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.dispose())

/** Tables that no public page depends on. */
const visitorTables: RowTable[] = [
	'artikelView',
	'dokterView',
	'member',
	'memberPindah',
	'memberPasien',
	'kataKomentar',
	'nikKunci',
	'persetujuan',
	'ringkasanHarian',
	'cariKosong',
	'shopKeranjang',
	'shopReservasi',
	'shopReservasiItem',
	'shopReservasiRiwayat',
	'webVisitor',
]
/** A new comment is hidden; allowing, changing or deleting it is a content change. */
const isContent = (table: RowTable, event: 'insert' | 'update' | 'delete') =>
	!visitorTables.includes(table) && !(table === 'artikelKomentar' && event === 'insert')

/** PostgreSQL may count a deletion several times, once for each table that it cascades to. */
async function grows(write: () => Promise<unknown>): Promise<boolean> {
	const before = await database.revision()
	await write()
	return (await database.revision()) > before
}

test.each(rowTables)('inserting into %s increases the revision only for content', async (table) => {
	expect(await grows(() => insertRows(database.db, table, [{}]))).toBe(isContent(table, 'insert'))
})

test.each(rowTables)('updating %s increases the revision only for content', async (table) => {
	const { db } = database
	const row = await db.selectFrom(table).selectAll().executeTakeFirstOrThrow()
	const update = () =>
		db
			.updateTable(table as 'faq')
			.set(row as never)
			.execute()
	expect(await grows(update)).toBe(isContent(table, 'update'))
})

test.each(rowTables.toReversed())('deleting from %s increases the revision only for content', async (table) => {
	expect(await grows(() => database.db.deleteFrom(table).execute())).toBe(isContent(table, 'delete'))
})

test('a rolled back write does not change the revision', async () => {
	const undone = () =>
		database.db.transaction().execute(async (transaction) => {
			await insertRows(transaction, 'faq', [{}])
			throw new Error('rollback')
		})
	expect(await grows(() => expect(undone()).rejects.toThrow('rollback'))).toBe(false)
})
