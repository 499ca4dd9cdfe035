import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/test-database.ts'
import { insertRows } from '../../tests/support/test-rows.ts'

test('a new article has a view count of zero', async () => {
	const { db, dispose } = await openTestDatabase()
	onTestFinished(dispose)
	await insertRows(db, 'kategoriArtikel', [{}])
	await insertRows(db, 'artikel', [{ id: '1' }, { id: '2' }])
	await insertRows(db, 'artikelView', [{ artikelId: '2', countView: 7 }])
	await insertRows(db, 'artikel', [{ id: '3' }])
	expect(await db.selectFrom('artikelView').selectAll().orderBy('artikelId').execute()).toEqual([
		{ artikelId: '1', countView: 0 },
		{ artikelId: '2', countView: 7 },
		{ artikelId: '3', countView: 0 },
	])
})
