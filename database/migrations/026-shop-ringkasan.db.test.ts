import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/test-database.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { migrate, migrations } from '../migrate.ts'
import { up } from './026-shop-ringkasan.ts'

test('packages of an earlier version get the first words of their text as summary', async () => {
	const { db, kind, dispose } = await openTestDatabase()
	onTestFinished(dispose)
	await insertRows(db, 'shopTipe', [{ id: 't' }])
	await insertRows(db, 'shopKategori', [{ id: 'k' }])
	const textContent = `<h2>Darah &amp; urine</h2><p>Puasa <strong>10 jam</strong>. ${'a'.repeat(200)}</p>`
	await insertRows(db, 'shopItem', [{ tipeId: 't', kategoriId: 'k', textContent }])
	await db.schema.alterTable('shopItem').dropColumn('ringkasan').execute()
	await migrate(db, kind, { ...migrations, '999-again': { up } })

	const { ringkasan } = await db.selectFrom('shopItem').select('ringkasan').executeTakeFirstOrThrow()
	expect(ringkasan).toMatch(/^Darah & urine Puasa 10 jam \. a+$/)
	expect(ringkasan).toHaveLength(150)
})
