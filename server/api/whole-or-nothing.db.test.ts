import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallName } from '../../contract/calls.ts'
import type { Schema } from '../../database/schema.ts'
import { openPlainHospital } from '../../tests/abuse/api/test-hospital.ts'
import type { TestApi } from '../../tests/support/test-api.ts'
import { registerMember, siti } from '../../tests/support/test-member.ts'
import { insertRows } from '../../tests/support/test-rows.ts'

const visit = { atasNama: 'Siti', noTelp: '0812', tanggalVisit: '2026-11-17' }
const tables = ['member', 'memberPasien', 'persetujuan', 'shopKeranjang', 'shopReservasi', 'shopReservasiItem'] as const

let hospital: TestApi
let cookie: string
beforeAll(async () => {
	hospital = await openPlainHospital()
})
beforeEach(async () => {
	const member = await registerMember(hospital)
	cookie = member.cookie
	const body = { pasienId: member.pasienId, shopItemId: '1' }
	await hospital.request('createKeranjang', { cookie, body })
})
afterAll(() => hospital.dispose())

const counts = () =>
	Promise.all(tables.map(async (table) => (await hospital.db.selectFrom(table).select('id').execute()).length))

/** Makes the database refuse this write. */
async function breakAt(db: Kysely<Schema>, action: string, table: string): Promise<() => Promise<unknown>> {
	if (hospital.database.kind === 'sqlite') {
		await sql
			.raw(`create trigger "patah" before ${action} on "${table}" begin select raise(abort, 'patah'); end`)
			.execute(db)
		return () => sql`drop trigger "patah"`.execute(db)
	}
	await sql`create or replace function patah() returns trigger as $$ begin raise exception 'patah'; end $$ language plpgsql`.execute(
		db,
	)
	await sql
		.raw(`create trigger "patah" before ${action} on "${table}" for each row execute function patah()`)
		.execute(db)
	return () => sql.raw(`drop trigger "patah" on "${table}"`).execute(db)
}

const writes: [name: CallName, action: string, table: string, body: object][] = [
	['createReservasi', 'insert', 'shopReservasiItem', visit],
	['createReservasi', 'delete', 'shopKeranjang', visit],
	['createMember', 'insert', 'memberPasien', { nama: 'Wati' }],
	['createMember', 'insert', 'persetujuan', { nama: 'Wati' }],
	['createPasien', 'insert', 'persetujuan', siti],
	['updatePasien', 'insert', 'persetujuan', { nama: 'Wati' }],
	['deleteMember', 'delete', 'member', {}],
]

test.each(writes)('%s that fails at the %s of %s leaves no row', async (name, action, table, body) => {
	const key = randomUUID()
	const own = (await hospital.request('listPasien', { cookie })).body.data.own[0]
	const send = () =>
		hospital.request(name, {
			cookie,
			params: { id: own?.id ?? '' },
			headers: { 'idempotency-key': key },
			...(name !== 'deleteMember' && { body }),
		})
	const before = await counts()
	const mend = await breakAt(hospital.db, action, table)
	try {
		await expect(send()).rejects.toThrow('patah')
	} finally {
		await mend()
	}
	expect(await counts()).toEqual(before)
	expect((await hospital.request('listPasien', { cookie })).body.data.own).toEqual([own])
	expect((await send()).status, 'sent again it is done').toBeLessThan(300)
})

test('the database refuses a second row under the same key', async () => {
	const { db } = hospital
	const { id: memberId } = await db.selectFrom('member').select('id').executeTakeFirstOrThrow()
	await insertRows(db, 'shopReservasi', [{ id: 'a', memberId, kode: 'A', idempotencyKey: 'kunci' }])
	await insertRows(db, 'memberPasien', [{ id: 'a', memberId, nik: '', idempotencyKey: 'kunci' }])
	await insertRows(db, 'member', [{ id: 'a', kunciHash: 'kunci' }])
	const again = [
		() => insertRows(db, 'shopReservasi', [{ id: 'b', memberId, kode: 'B', idempotencyKey: 'kunci' }]),
		() => insertRows(db, 'memberPasien', [{ id: 'b', memberId, nik: '', idempotencyKey: 'kunci' }]),
		() => insertRows(db, 'member', [{ id: 'b', kunciHash: 'kunci' }]),
	]
	for (const insert of again) await expect(insert()).rejects.toThrow(/unique/i)
})

test.each(['rescheduleReservasi', 'cancelReservasi'] as const)(
	'%s that fails at its history leaves the reservation as it was',
	async (name) => {
		const { kode } = (await hospital.request('createReservasi', { cookie, body: visit })).body.data.created
		const row = () => hospital.db.selectFrom('shopReservasi').selectAll().where('kode', '=', kode).executeTakeFirst()
		const before = await row()
		const send = () => hospital.request(name, { cookie, params: { kode }, body: { tanggalVisit: '2026-11-18' } })
		const mend = await breakAt(hospital.db, 'insert', 'peristiwa')
		try {
			await expect(send()).rejects.toThrow('patah')
		} finally {
			await mend()
		}
		expect(await row()).toEqual(before)
		expect((await send()).status, 'sent again it is done').toBe(200)
	},
)
