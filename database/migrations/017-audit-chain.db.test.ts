import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { verifyAudit } from '../../server/staff/audit/verify-audit.ts'
import { openTestDatabase } from '../../tests/support/test-database.ts'
import { migrate, migrations } from '../migrate.ts'
import { up } from './017-audit-chain.ts'
import { createTable, idOrNull, int, text, textOrNull } from './table.ts'

test('given entries of before, after the migration they form a chain in the order of time', async () => {
	const { db, kind, dispose } = await openTestDatabase()
	onTestFinished(dispose)
	const columns = { stafId: idOrNull('staf', 'set null'), stafNama: text, aksi: text, sumber: text, sumberId: text }
	const values = { label: text, sebelum: textOrNull, sesudah: textOrNull, createdAt: int }
	const index = [
		['createdAt', 'id'],
		['sumber', 'sumberId', 'createdAt'],
		['stafId', 'createdAt'],
	]
	await migrate(db, kind, {
		...migrations,
		'900-before': {
			async up(db) {
				await db.schema.dropTable('audit').execute()
				await db.schema.dropTable('auditRantai').execute()
				if (kind === 'postgres') await sql`drop function "tolakUbahAudit"`.execute(db)
				await createTable(db, 'audit', { ...columns, ...values }, { index })
				for (let entry = 0; entry < 1001; entry += 1)
					await sql`insert into "audit" ("id", "stafNama", "aksi", "sumber", "sumberId", "label", "createdAt")
						values (${`id-${entry}`}, 'Rina', 'ubah', 'faq', '1', 'Jam', ${2000 - entry})`.execute(db)
			},
		},
		'901-again': { up },
	})
	expect(await verifyAudit(db)).toEqual({ utuh: true, jumlah: 1001 })
	const first = await db.selectFrom('audit').select(['id', 'urutan']).orderBy('urutan').limit(1).execute()
	expect(first).toEqual([{ id: 'id-1000', urutan: 1 }])
	await expect(db.deleteFrom('audit').execute()).rejects.toThrow(/append-only/)
})
