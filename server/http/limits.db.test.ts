import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connectDatabase } from '../../database/connect.ts'
import { openTestDatabase } from '../../tests/support/test-database.ts'
import { createLimits, type Limits } from './limits.ts'

const refusal = { failure: 'TERLALU_SERING', retryAfter: expect.any(Number) }

async function usesUntilRefused(next: (times: number) => Limits) {
	for (let times = 0; times < 100; times++) if (await next(times).use('komentar', '203.0.113.5')) return times
	return Number.POSITIVE_INFINITY
}

test('machines with one PostgreSQL count together; without it each counts for itself', async () => {
	const database = await openTestDatabase()
	const other = connectDatabase(database.url)
	const [first, second] = [createLimits(database.pool), createLimits(other.pool)]
	// On SQLite there is one machine.
	const inTurn = (times: number) => (database.kind === 'postgres' && times % 2 ? second : first)
	const alone = createLimits()
	const allowed = await usesUntilRefused(inTurn)
	expect(allowed).toBe(await usesUntilRefused(() => alone))
	expect(await inTurn(1).reached('komentar', '203.0.113.5')).toEqual(refusal)
	expect(await inTurn(1).reached('komentar', '203.0.113.6')).toBeNull()
	expect(await inTurn(1).use('member', '203.0.113.5')).toBeNull()

	if (database.kind === 'postgres') {
		const { rows } = await sql<{ persistence: string }>`
			select relpersistence as persistence from pg_class where relname = 'batasLaju'`.execute(database.db)
		expect(rows).toEqual([{ persistence: 'u' }])
		await sql`drop table "batasLaju"`.execute(database.db)
		expect(await usesUntilRefused(() => first)).toBe(allowed)
	}
	await other.close()
	await database.dispose()
})
