import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'
import { insertRows, type RowTable, rowTables } from '../tests/support/test-rows.ts'

let database: TestDatabase
beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.dispose())

/** Tables whose rows appear on no public page. */
const privateTables: RowTable[] = [
	'artikelView',
	'dokterView',
	'webVisitor',
	'pengunjungGaram',
	'dokterPengunjung',
	'ringkasanHarian',
	'kataKomentar',
	'member',
	'memberPerangkat',
	'memberPindah',
	'memberPasien',
	'nikKunci',
	'persetujuan',
	'shopKeranjang',
	'shopReservasi',
	'shopReservasiItem',
	'drafWa',
]
/** A new comment is not public yet. Allowing, changing or deleting one changes the content. */
const isContent = (table: RowTable, event: 'insert' | 'update' | 'delete') =>
	!privateTables.includes(table) && !(table === 'artikelKomentar' && event === 'insert')

/** PostgreSQL also counts each table that a deletion cascades to, so the size of the step does not matter. */
async function increases(write: () => Promise<unknown>): Promise<boolean> {
	const before = await database.revision()
	await write()
	return (await database.revision()) > before
}

test.each(rowTables)('an insert into %s increases the revision if it is content', async (table) => {
	expect(await increases(() => insertRows(database.db, table, [{}]))).toBe(isContent(table, 'insert'))
})

test.each(rowTables)('an update of %s increases the revision if it is content', async (table) => {
	const { db } = database
	const row = await db.selectFrom(table).selectAll().executeTakeFirstOrThrow()
	const update = () =>
		db
			.updateTable(table as 'faq')
			.set(row as never)
			.execute()
	expect(await increases(update)).toBe(isContent(table, 'update'))
})

test.each(rowTables.toReversed())('a delete from %s increases the revision if it is content', async (table) => {
	expect(await increases(() => database.db.deleteFrom(table).execute())).toBe(isContent(table, 'delete'))
})

test('a write that is rolled back does not change the revision', async () => {
	const rolledBack = () =>
		database.db.transaction().execute(async (transaction) => {
			await insertRows(transaction, 'faq', [{}])
			throw new Error('rollback')
		})
	expect(await increases(() => expect(rolledBack()).rejects.toThrow('rollback'))).toBe(false)
})
