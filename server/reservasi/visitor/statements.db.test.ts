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

test('a reservation takes 12 statements on PostgreSQL, and 15 where the day has a quota', async () => {
	const { cookie, pasienId } = await registerMember(api)
	const statements = recordStatements()
	const reserve = async () => {
		await api.request('createKeranjang', { cookie, body: { pasienId, shopItemId: '1' } })
		statements.length = 0
		const body = { atasNama: 'Ibu Rahma', noTelp: '0812', tanggalVisit: '2026-11-17' }
		const headers = { 'idempotency-key': crypto.randomUUID() }
		expect((await api.request('createReservasi', { cookie, body, headers })).status).toBe(201)
		return statements
	}
	expect(await reserve()).toHaveLength(12)
	await api.db.updateTable('shopSetting').set({ kuotaHarian: 50 }).execute()
	expect(await reserve()).toHaveLength(15)
})
