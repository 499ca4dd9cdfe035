import { createHash } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/test-database.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { migrate, migrations } from '../migrate.ts'
import { up } from './015-member-devices.ts'

const COOKIE = 'c'.repeat(32)

test('the cookie of a member of an earlier version continues to work, and leaves the database', async () => {
	const { db, kind, dispose } = await openTestDatabase()
	onTestFinished(dispose)
	await insertRows(db, 'member', [{ id: COOKIE, nama: 'Siti' }])
	await insertRows(db, 'memberPasien', [{ memberId: COOKIE }])
	await insertRows(db, 'persetujuan', [{ memberId: COOKIE }])
	await insertRows(db, 'shopReservasi', [{ memberId: COOKIE }])
	await db.schema.dropTable('memberPerangkat').execute()
	await migrate(db, kind, { ...migrations, '999-again': { up } })

	const member = await db.selectFrom('member').selectAll().executeTakeFirstOrThrow()
	expect(member.nama).toBe('Siti')
	const tables = ['memberPasien', 'persetujuan', 'shopReservasi'] as const
	for (const table of tables)
		expect(await db.selectFrom(table).select('memberId').execute()).toEqual([{ memberId: member.id }])
	expect(await db.selectFrom('memberPerangkat').select(['memberId', 'tokenHash']).execute()).toEqual([
		{ memberId: member.id, tokenHash: createHash('sha256').update(COOKIE).digest('hex') },
	])
	const all = [...tables, 'member', 'memberPerangkat'] as const
	const rows = await Promise.all(all.map((table) => db.selectFrom(table).selectAll().execute()))
	expect(JSON.stringify(rows)).not.toContain(COOKIE)
})
