import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/test-database.ts'
import { migrate, migrations } from '../migrate.ts'
import { up } from './013-combined-roles.ts'

test('given accounts with one role, after the migration each has a list with that role', async () => {
	const { db, kind, dispose } = await openTestDatabase()
	onTestFinished(dispose)
	const account = {
		nama: 'Rina',
		foto: null,
		emailTerverifikasi: 1,
		aktif: 1,
		totpAktif: 0,
		createdAt: '',
		updatedAt: '',
	}
	for (const [id, peran] of [
		['1', 'admin'],
		['2', 'redaksi'],
	] as const)
		await db
			.insertInto('staf')
			.values({ ...account, id, email: `${id}@rs.example.com`, peran })
			.execute()
	await migrate(db, kind, { ...migrations, '900-again': { up } })
	const rows = await db.selectFrom('staf').select('peran').orderBy('id').execute()
	expect(rows.map(({ peran }) => JSON.parse(peran))).toEqual([['admin'], ['redaksi']])
})
