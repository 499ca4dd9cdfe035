import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/test-database.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { matchesTerm } from '../search/matches-term.ts'
import { up } from './024-desk-work.ts'

/** Puts the tables back into the state before the migration. */
async function undo(db: Kysely<unknown>, kind: string): Promise<void> {
	const run = (statement: string) => sql.raw(statement).execute(db)
	await run('drop table "simrs"')
	if (kind === 'sqlite') {
		for (const event of ['insert', 'update', 'delete']) await run(`drop trigger "memberPasienCari_${event}"`)
		await run('drop table "memberPasienCari"')
		await run('drop table "memberPasienCariNomor"')
	}
	await run('alter table "memberPasien" drop column "cari"')
}

test('patients from before the migration are found', async () => {
	const database = await openTestDatabase()
	onTestFinished(() => database.dispose())
	const { db, kind } = database
	await insertRows(db, 'member', [{}])
	const ids = Array.from({ length: 1001 }, (_, place) => String(place).padStart(4, '0'))
	await insertRows(
		db,
		'memberPasien',
		ids.map((id) => ({ id, nama: `Pasien ${id}`, noTelp: `0812-${id}` })),
	)
	await undo(db as unknown as Kysely<unknown>, kind)
	await db.transaction().execute((transaction) => up(transaction as unknown as Kysely<unknown>, kind))
	const find = (term: string) =>
		db
			.selectFrom('memberPasien')
			.select('id')
			.where(matchesTerm(kind, 'memberPasien', term))
			.execute()
	expect(await find('pasien 1000')).toEqual([{ id: '1000' }])
	expect(await find('0812 0499')).toEqual([{ id: '0499' }])
	expect(await find('pasien')).toHaveLength(1001)
})
