import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { checkReady } from './check-ready.ts'

let database: TestDatabase
beforeEach(async () => {
	database = await openTestDatabase()
})
afterEach(() => database.dispose())

test('the schema is looked at until it is current, and then only whether the database answers', async () => {
	let looks = 0
	const isReady = checkReady({
		db: database.db,
		isMigrated: () => {
			looks += 1
			return database.isMigrated()
		},
	})
	const [missing] = (
		await sql<{ name: string; timestamp: string }>`
			delete from kysely_migration where name = (select max(name) from kysely_migration) returning *
		`.execute(database.db)
	).rows
	expect([await isReady(), await isReady(), looks]).toEqual([false, false, 2])
	await sql`insert into kysely_migration values (${missing?.name}, ${missing?.timestamp})`.execute(database.db)
	expect([await isReady(), await isReady(), await isReady(), looks]).toEqual([true, true, true, 3])
	await database.close()
	await expect(isReady()).rejects.toThrow()
})
