import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberOfToken } from '../../tests/support/member-of-token.ts'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { SENIN_PAGI } from '../../tests/support/test-rows.ts'

let api: TestApi
beforeAll(async () => {
	api = await openTestApi({ now: SENIN_PAGI })
})
afterAll(() => api.dispose())

test("a new member has one patient of their own, who isn't complete yet", async () => {
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
				id: expect.any(String),
				nik: '',
				nama: 'Rahma',
				noTelp: '0812-0000-0001',
				tempatLahir: '',
				tanggalLahir: '',
				jenisKelamin: null,
				alamatLengkap: '',
				isComplete: false,
				kurang: ['nik', 'tempatLahir', 'tanggalLahir', 'jenisKelamin', 'alamatLengkap'],
			},
		],
		other: [],
	})
	const memberId = await memberOfToken(api.db, id)
	expect(memberId).not.toBe(id)
	const row = await api.db.selectFrom('member').selectAll().where('id', '=', memberId).executeTakeFirst()
	expect(JSON.stringify(row)).not.toContain('rahma@')
	expect(row && api.fields.decrypt('member', row)).toEqual({
		id: memberId,
		nama: 'Rahma',
		noTelp: '0812-0000-0001',
		email: 'rahma@example.com',
		createdAt: SENIN_PAGI,
		seenAt: SENIN_PAGI,
		kunciHash: null,
	})
})

test('an empty form creates a member: no field is required', async () => {
	const { status, cookie } = await api.request('createMember', { body: {} })
	expect(status).toBe(201)
	expect((await api.request('listPasien', { cookie })).body.data.own).toHaveLength(1)
})

test('a second registration signs in as the new member', async () => {
	const first = await api.request('createMember', { body: { nama: 'A' } })
	const second = await api.request('createMember', { body: { nama: 'B' }, cookie: first.cookie })
	expect(second.cookie).toBe(`member=${second.body.data.created.id}`)
	expect(second.cookie).not.toBe(first.cookie)
	expect(second.headers.getSetCookie()).toHaveLength(1)
	expect((await api.request('listPasien', { cookie: second.cookie })).body.data.own[0]?.nama).toBe('B')
})

test.each(['nama', 'noTelp', 'email'])('%s has a maximum length', async (field) => {
	const { status, body } = await api.request('createMember', { body: { [field]: 'a'.repeat(300) } })
	expect(status).toBe(400)
	expect(Object.keys(body.error?.fields ?? {})).toEqual([field])
})

const register = (key: string, nama = 'Rahma') =>
	api.request('createMember', { body: { nama }, headers: { 'idempotency-key': key } })

test('the same Idempotency-Key returns the same member, also for concurrent requests', async () => {
	const key = 'a'.repeat(32)
	const responses = await Promise.all(Array.from({ length: 8 }, () => register(key)))
	responses.push(await register(key))
	const { id } = (responses[0] as (typeof responses)[0]).body.data.created
	expect(responses.map(({ status, cookie }) => [status, cookie])).toEqual(Array(9).fill([201, `member=${id}`]))
	const patients = (await api.request('listPasien', { cookie: `member=${id}` })).body.data
	expect([patients.own.length, patients.other.length]).toEqual([1, 0])
	const agreed = await api.db
		.selectFrom('persetujuan')
		.select('id')
		.where('memberId', '=', await memberOfToken(api.db, id))
		.execute()
	expect(agreed).toHaveLength(1)

	expect((await register('b'.repeat(32))).body.data.created.id).not.toBe(id)
	const memberId = await memberOfToken(api.db, id)
	const stored = await api.db.selectFrom('member').select('kunciHash').where('id', '=', memberId).executeTakeFirst()
	expect(stored?.kunciHash, 'the key itself is nowhere').toMatch(/^[0-9a-f]{64}$/)
})

test('a key returns its member for one day; after the member is deleted it creates a new one', async () => {
	const key = 'c'.repeat(32)
	const first = await register(key)
	api.clock.now += 86_400_000
	expect((await register(key)).body).toEqual(first.body)
	api.clock.now += 1
	const late = await register(key)
	expect([late.status, Object.keys(late.body.error?.fields ?? {}), late.cookie]).toEqual([
		400,
		['idempotency-key'],
		null,
	])
	await api.request('deleteMember', { cookie: first.cookie })
	expect((await register(key)).status).toBe(201)
	api.clock.now = SENIN_PAGI
})

test.each(['', 'a'.repeat(31), 'a'.repeat(201), 'kunci 3510012507900001 dari formulir'])(
	'a key of %j is refused by name',
	async (key) => {
		const { status, body, cookie } = await register(key)
		expect([status, Object.keys(body.error?.fields ?? {}), cookie]).toEqual([400, ['idempotency-key'], null])
	},
)
