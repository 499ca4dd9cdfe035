import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'
import { insertRows, type RowTable, rowTables } from '../tests/support/test-rows.ts'

let database: TestDatabase
beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.dispose())

/** What visitors write, and what staff judge it by; no page that others see changes with it. */
const visitorTables: RowTable[] = [
	...(['artikelView', 'dokterView', 'member', 'memberPindah', 'memberPasien'] as const),
	...(['kataKomentar', 'nikKunci', 'persetujuan', 'ringkasanHarian', 'cariKosong'] as const),
	...(['shopKeranjang', 'shopReservasi', 'shopReservasiItem', 'shopReservasiRiwayat', 'webVisitor'] as const),
]
/** Nobody sees a new comment yet; allowing, changing or deleting one is a change. */
const isContent = (table: RowTable, event: 'insert' | 'update' | 'delete') =>
	!visitorTables.includes(table) && !(table === 'artikelKomentar' && event === 'insert')

/** By one, or on PostgreSQL by one more for every table that a deletion could reach. */
async function grows(write: () => Promise<unknown>): Promise<boolean> {
	const before = await database.revision()
	await write()
	return (await database.revision()) > before
}

test.each(rowTables)('inserting into %s', async (table) => {
	expect(await grows(() => insertRows(database.db, table, [{}]))).toBe(isContent(table, 'insert'))
})

test.each(rowTables)('updating %s', async (table) => {
	const { db } = database
	const row = await db.selectFrom(table).selectAll().executeTakeFirstOrThrow()
	const update = () =>
		db
			.updateTable(table as 'faq')
			.set(row as never)
			.execute()
	expect(await grows(update)).toBe(isContent(table, 'update'))
})

test.each(rowTables.toReversed())('deleting from %s', async (table) => {
	expect(await grows(() => database.db.deleteFrom(table).execute())).toBe(isContent(table, 'delete'))
})

test('a write that is rolled back leaves the number as it was', async () => {
	const undone = () =>
		database.db.transaction().execute(async (transaction) => {
			await insertRows(transaction, 'faq', [{}])
			throw new Error('changed my mind')
		})
	expect(await grows(() => expect(undone()).rejects.toThrow('changed my mind'))).toBe(false)
})
