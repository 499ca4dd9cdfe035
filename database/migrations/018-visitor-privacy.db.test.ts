import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/test-database.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { migrate, migrations } from '../migrate.ts'
import { up } from './018-visitor-privacy.ts'

test('given records with exact addresses, after the migration they have networks or none', async () => {
	const { db, kind, dispose } = await openTestDatabase()
	onTestFinished(dispose)
	const addresses = ['203.0.113.70', '2001:db8::7', '::ffff:203.0.113.7', 'halo', null]
	await insertRows(
		db,
		'webVisitor',
		addresses.map((ip, place) => ({ id: String(place), ip })),
	)
	await migrate(db, kind, {
		...migrations,
		'900-before': {
			async up(db) {
				await db.schema.alterTable('webVisitor').dropColumn('pengunjung').execute()
				await db.schema.dropTable('pengunjungGaram').execute()
				await db.schema.dropTable('dokterPengunjung').execute()
			},
		},
		'901-again': { up },
	})
	const rows = await db.selectFrom('webVisitor').select('ip').orderBy('id').execute()
	expect(rows.map(({ ip }) => ip)).toEqual(['203.0.113.0', null, null, null, null])
})
