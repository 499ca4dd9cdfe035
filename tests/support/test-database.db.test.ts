import { afterAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

const opened: TestDatabase[] = []
afterAll(() => Promise.all(opened.map((database) => database.dispose())))

async function open(options?: Parameters<typeof openTestDatabase>[0]) {
	const database = await openTestDatabase(options)
	opened.push(database)
	return database
}

const faq = { id: 'a', pertanyaan: 'Buka jam berapa?', jawaban: '24 jam', urutan: 1, tampil: 1 }

test('a test database is migrated and of the requested kind', async () => {
	const database = await open()
	expect(database.kind).toBe(process.env.TEST_DATABASE_KIND)
	expect(await database.isMigrated()).toBe(true)
	expect(await database.db.selectFrom('faq').selectAll().execute()).toEqual([])
})

test('two test databases, opened at once, share nothing', async () => {
	const [first, second] = await Promise.all([open(), open()])
	await first.db.insertInto('faq').values(faq).execute()
	expect(await first.db.selectFrom('faq').selectAll().execute()).toEqual([faq])
	expect(await second.db.selectFrom('faq').selectAll().execute()).toEqual([])
})

test('a test database holds the demo hospital on request', async () => {
	const { db } = await open({ demo: true })
	expect(await db.selectFrom('dokter').select('id').execute()).not.toEqual([])
})
