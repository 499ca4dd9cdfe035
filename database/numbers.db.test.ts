import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'
import { insertRows } from '../tests/support/test-rows.ts'

/** It needs more than 32 bits. */
const HARGA = 3_000_000_001

let database: TestDatabase
beforeAll(async () => {
	database = await openTestDatabase()
	const { db } = database
	await insertRows(db, 'shopTipe', [{}])
	await insertRows(db, 'shopKategori', [{}])
	await insertRows(db, 'shopItem', [{ harga: HARGA }, { harga: HARGA }])
})
afterAll(() => database.dispose())

test('integers of 64 bits are read as numbers', async () => {
	const { db } = database
	const item = await db.selectFrom('shopItem').select(['harga', 'untukL', 'urutan']).executeTakeFirst()
	expect(item).toEqual({ harga: HARGA, untukL: 1, urutan: 1 })
	await insertRows(db, 'gallery', [{ createdAt: Number.MAX_SAFE_INTEGER, lebar: null, tinggi: 0 }])
	const photo = await db.selectFrom('gallery').select(['createdAt', 'lebar', 'tinggi']).executeTakeFirst()
	expect(photo).toEqual({ createdAt: Number.MAX_SAFE_INTEGER, lebar: null, tinggi: 0 })
})

test('fractions are read as numbers', async () => {
	const { db } = database
	await insertRows(db, 'testimoniGoogle', [{ rating: 4.7, reviews: 1234 }])
	expect(await db.selectFrom('testimoniGoogle').select(['rating', 'reviews']).executeTakeFirst()).toEqual({
		rating: 4.7,
		reviews: 1234,
	})
	await insertRows(db, 'webVisitor', [{ latitude: -8.219233, longitude: 114 }])
	expect(await db.selectFrom('webVisitor').select(['latitude', 'longitude']).executeTakeFirst()).toEqual({
		latitude: -8.219233,
		longitude: 114,
	})
})

test('count, sum, max and avg are read as numbers', async () => {
	const totals = await database.db
		.selectFrom('shopItem')
		.select(({ fn }) => [
			fn.countAll().as('count'),
			fn.sum('harga').as('sum'),
			fn.max('harga').as('max'),
			fn.avg('harga').as('avg'),
			fn.count('mediaContent').as('none'),
		])
		.executeTakeFirst()
	expect(totals).toEqual({ count: 2, sum: HARGA * 2, max: HARGA, avg: HARGA, none: 0 })
})

test('an insert and an update return numbers', async () => {
	const { db } = database
	await insertRows(db, 'kategoriArtikel', [{}])
	await insertRows(db, 'artikel', [{}])
	await insertRows(db, 'dokter', [{}])
	const view = { dokterId: '1', countView: 5_000_000_000 }
	expect(await db.insertInto('dokterView').values(view).returningAll().executeTakeFirst()).toEqual(view)
	const update = db.updateTable('dokterView').set((row) => ({ countView: row('countView', '+', 1) }))
	expect(await update.returning('countView').executeTakeFirst()).toEqual({ countView: 5_000_000_001 })
	expect(await database.revision()).toEqual(expect.any(Number))
})
