import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'
import { insertRows } from '../tests/support/test-rows.ts'
import { isOneOf } from './is-one-of.ts'
import { type Building, prepared, type ReadQuery } from './prepared.ts'

let database: TestDatabase
let sent: ReadQuery[] = []
beforeAll(async () => {
	const opened = await openTestDatabase()
	const read: TestDatabase['read'] = (query) => {
		sent.push(query)
		return opened.read(query)
	}
	database = { ...opened, read }
	await insertRows(database.db, 'faq', [{ id: 'a' }, { id: 'b' }, { id: 'c' }])
})
afterAll(() => database.dispose())

let built = 0
type Given = { id?: string; ids?: string[]; limit: number }
const faq = prepared(({ db, kind, given, shape }: Building<Given, { order: 'asc' | 'desc' }>) => {
	built += 1
	let rows = db.selectFrom('faq').select('id').orderBy('id', shape.order).limit(given.limit)
	if (given.id) rows = rows.where('id', '=', given.id)
	if (given.ids) rows = rows.where(isOneOf(kind, 'id', given.ids))
	return rows
})
const idsOf = async (given: Given, order: 'asc' | 'desc' = 'asc') =>
	(await faq.all(database, given, { order })).map(({ id }) => id)

test('it is built once, and answers for the values of each time', async () => {
	built = 0
	sent = []
	for (const id of ['a', 'c', 'none', "'", ''])
		expect(await idsOf({ id, limit: 9 })).toEqual(/^[ac]$/.test(id) ? [id] : [])
	expect(built).toBe(1)
	expect(new Set(sent.map(({ name, sql }) => `${name} ${sql}`)).size).toBe(1)
})

test('a value that is not given leaves its condition out', async () => {
	expect(await idsOf({ limit: 9 })).toEqual(['a', 'b', 'c'])
	expect(await idsOf({ id: undefined, limit: 2 })).toEqual(['a', 'b'])
	expect(await idsOf({ id: 'b', limit: 9 })).toEqual(['b'])
})

test('each shape is a query of its own', async () => {
	expect(await idsOf({ limit: 2 }, 'desc')).toEqual(['c', 'b'])
	expect(await idsOf({ limit: 2 }, 'asc')).toEqual(['a', 'b'])
})

test('a list of any length is one value', async () => {
	sent = []
	expect(await idsOf({ ids: ['c', 'a'], limit: 9 })).toEqual(['a', 'c'])
	expect(await idsOf({ ids: [], limit: 9 })).toEqual([])
	expect(await idsOf({ ids: ['b', "'", '"', 'x'], limit: 9 })).toEqual(['b'])
	expect(new Set(sent.map(({ sql }) => sql)).size).toBe(1)
})

test('what a transaction has not yet written for good is not read', async () => {
	await expect(
		database.db.transaction().execute(async (transaction) => {
			await insertRows(transaction, 'faq', [{ id: 'd' }])
			expect(await idsOf({ limit: 9 })).toEqual(['a', 'b', 'c'])
			throw new Error('taken back')
		}),
	).rejects.toThrow('taken back')
	await insertRows(database.db, 'faq', [{ id: 'e' }])
	expect(await idsOf({ limit: 9 })).toEqual(['a', 'b', 'c', 'e'])
})
