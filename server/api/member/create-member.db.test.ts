import { afterAll, beforeAll, expect, test } from 'vitest'
import { SENIN_PAGI } from '../../../tests/test-rows.ts'
import { openTestApi, type TestApi } from '../test-api.ts'

let api: TestApi
beforeAll(async () => {
	api = await openTestApi({ now: SENIN_PAGI })
})
afterAll(() => api.dispose())

test("a member begins with one patient of their own, who isn't complete yet", async () => {
	const { status, body, cookie } = await api.request('createMember', {
		body: { nama: ' Rahma\u0000 ', noTelp: '0812-0000-0001', email: 'rahma@example.com' },
	})
	expect(status).toBe(201)
	const { id } = body.data.created
	expect(id).toMatch(/^[0-9a-f]{32}$/)
	expect(cookie).toBe(`member=${id}`)

	const patients = await api.request('listPasien', { cookie })
	expect(patients.body.data).toEqual({
		own: [
			{
				...{ id: expect.any(String), nik: '', nama: 'Rahma', noTelp: '0812-0000-0001', tempatLahir: '' },
				...{ tanggalLahir: '', jenisKelamin: null, alamatLengkap: '', isComplete: false },
			},
		],
		other: [],
	})
	const row = await api.db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst()
	expect(row).toEqual({
		...{ id, nama: 'Rahma', noTelp: '0812-0000-0001', email: 'rahma@example.com' },
		...{ createdAt: SENIN_PAGI, seenAt: SENIN_PAGI },
	})
})

test('nothing is demanded: an empty form makes a member too', async () => {
	const { status, cookie } = await api.request('createMember', { body: {} })
	expect(status).toBe(201)
	expect((await api.request('listPasien', { cookie })).body.data.own).toHaveLength(1)
})

test('whoever registers again becomes the new member', async () => {
	const first = await api.request('createMember', { body: { nama: 'A' } })
	const second = await api.request('createMember', { body: { nama: 'B' }, cookie: first.cookie })
	expect(second.cookie).toBe(`member=${second.body.data.created.id}`)
	expect(second.cookie).not.toBe(first.cookie)
	expect(second.headers.getSetCookie()).toHaveLength(1)
	expect((await api.request('listPasien', { cookie: second.cookie })).body.data.own[0]?.nama).toBe('B')
})

test.each(['nama', 'noTelp', 'email'])('%s has a bound', async (field) => {
	const { status, body } = await api.request('createMember', { body: { [field]: 'a'.repeat(300) } })
	expect(status).toBe(400)
	expect(Object.keys(body.error?.fields ?? {})).toEqual([field])
})
