import type { ClientBase } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { allowMail } from '../../../tests/support/test-delivery.ts'
import { registerMember } from '../../../tests/support/test-member.ts'
import { insertRows, SENIN_PAGI } from '../../../tests/support/test-rows.ts'

let api: TestApi
beforeEach(async () => {
	api = await openTestApi({ now: SENIN_PAGI })
	for (const table of ['shopTipe', 'shopKategori', 'shopItem', 'shopSetting'] as const)
		await insertRows(api.db, table, [{}])
	await allowMail(api.database)
})
afterEach(() => api.dispose())

/** Everything that is sent to PostgreSQL, `begin` and `commit` included. */
function recordStatements(): string[] {
	const statements: string[] = []
	const known = new WeakSet<ClientBase>()
	api.database.pool?.on('acquire', (client) => {
		if (known.has(client)) return
		known.add(client)
		const query = client.query.bind(client) as (...given: unknown[]) => unknown
		Object.assign(client, {
			query(...given: unknown[]) {
				const [statement] = given as [string | { text: string }]
				statements.push(typeof statement === 'string' ? statement : statement.text)
				return query(...given)
			},
		})
	})
	return statements
}

test('a reservation takes at most 14 statements on PostgreSQL, whatever limits its day', async () => {
	const { cookie, pasienId } = await registerMember(api)
	const statements = recordStatements()
	const reserve = async (tunggu = false) => {
		await api.request('createKeranjang', { cookie, body: { pasienId, shopItemId: '1' } })
		statements.length = 0
		const body = { atasNama: 'Ibu Rahma', noTelp: '0812', tanggalVisit: '2026-11-17', tunggu }
		const headers = { 'idempotency-key': crypto.randomUUID() }
		expect((await api.request('createReservasi', { cookie, body, headers })).status).toBe(201)
		return statements.length
	}
	const { db } = api
	expect(await reserve(), 'no limit').toBe(10)
	await db.updateTable('shopSetting').set({ kuotaHarian: 50 }).execute()
	expect(await reserve(), 'a quota of the day').toBe(13)
	await db.updateTable('shopItem').set({ kuotaHarian: 50 }).execute()
	const jendela = [{ jamMulai: '07:00', jamSelesai: '09:00', kuota: 50 }]
	const jamDatang = JSON.stringify([{ hari: ['Selasa'], tanggal: null, jendela }])
	await db.updateTable('shopSetting').set({ jamDatang }).execute()
	expect(await reserve(), 'quotas of a package and of a window of arrival too').toBe(13)
	await insertRows(db, 'poliKlinik', [{}])
	await insertRows(db, 'dokter', [{}])
	await insertRows(db, 'jadwalWaktu', [{ hari: '["Selasa"]', kuota: 4 }])
	await db.updateTable('shopItem').set({ kuotaPoliKlinikId: '1' }).execute()
	expect(await reserve(), 'the package follows its clinic').toBe(14)
	expect(await reserve(true), 'the day is full: the waiting list').toBe(14)
})
