import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/test-database.ts'
import { insertRows } from '../../tests/support/test-rows.ts'
import { connectDatabase } from '../connect.ts'
import type { Schema } from '../schema.ts'
import { findsReservasi } from '../search/finds-reservasi.ts'
import * as content from './001-content.ts'
import * as visitors from './002-visitors.ts'
import * as keluhanPersetujuan from './003-keluhan-persetujuan.ts'
import * as memberPindah from './004-member-pindah.ts'
import * as banyakData from './005-banyak-data.ts'

const released = Object.entries({
	'001-content': content,
	'002-visitors': visitors,
	'003-keluhan-persetujuan': keluhanPersetujuan,
	'004-member-pindah': memberPindah,
	'005-banyak-data': banyakData,
})

test('reservations of before are new ones, and are found by code, name, patient and phone number', async () => {
	const whole = await openTestDatabase()
	onTestFinished(() => whole.dispose())
	if (whole.kind === 'postgres') await sql`drop schema public cascade; create schema public`.execute(whole.db)
	const database = connectDatabase(whole.url.replace(/\.sqlite$/, '-released.sqlite'))
	onTestFinished(() => database.close())
	const { db, kind } = database
	const known = released.map(([name, { up }]): [string, Migration] => [
		name,
		{ up: (migrating) => up(migrating as Kysely<Schema>, kind) },
	])
	const provider = { getMigrations: async () => Object.fromEntries(known) }
	const { error } = await new Migrator({ db, provider }).migrateToLatest()
	expect(error).toBeUndefined()
	const insert = async (table: 'member' | 'shopReservasi' | 'shopReservasiItem', rows: object[]) => {
		const columns = (await db.introspection.getTables()).find(({ name }) => name === table)?.columns
		await insertRows(
			db,
			table,
			rows,
			columns?.map(({ name }) => name),
		)
	}
	await insert('member', [{}])
	await insert('shopReservasi', [
		{ kode: 'K7MPQ-X3WVT-9HBCD', atasNama: 'Ibu Nur', noTelp: '0812-3456' },
		{ kode: 'ZZZZZ-ZZZZZ-ZZZZZ', atasNama: 'Lain', noTelp: '' },
	])
	await insert('shopReservasiItem', [{ pasienNama: 'Siti Rahma' }])

	expect(await database.migrate()).toBeGreaterThan(0)
	for (const term of ['mpq-x3', 'ibu nur', 'siti', '+62 812'])
		expect(
			await db.selectFrom('shopReservasi').select(['id', 'status']).where(findsReservasi(kind, term)).execute(),
			term,
		).toEqual([{ id: '1', status: 'baru' }])
})
