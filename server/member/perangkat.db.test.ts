import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { registerMember } from '../../tests/support/test-member.ts'
import { SENIN_PAGI } from '../../tests/support/test-rows.ts'
import { MAX_PERANGKAT } from './perangkat.ts'

const DAY = 86_400_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'

let api: TestApi
let cookie: string
beforeAll(async () => {
	api = await openTestApi({ now: SENIN_PAGI })
})
afterAll(() => api.dispose())
beforeEach(async () => {
	api.clock.now = SENIN_PAGI
	;({ cookie } = await registerMember(api))
})

const devices = async (of = cookie) => (await api.request('getMemberData', { cookie: of })).body.data.perangkat
const statusOf = async (of: string) => (await api.request('listPasien', { cookie: of })).status

async function move(from = cookie, to: string | null = null): Promise<string> {
	const { token } = (await api.request('createPindah', { cookie: from })).body.data.created
	const headers = { 'user-agent': FIREFOX }
	return (await api.request('usePindah', { body: { token }, cookie: to, headers })).cookie ?? ''
}

test('no column of the database contains the value of the cookie, only its SHA-256', async () => {
	const other = await move()
	const tables = ['member', 'memberPerangkat', 'memberPindah', 'memberPasien', 'persetujuan'] as const
	const rows = JSON.stringify(await Promise.all(tables.map((table) => api.db.selectFrom(table).selectAll().execute())))
	for (const token of [cookie, other].map((value) => value.replace('member=', ''))) {
		expect(rows).not.toContain(token)
		expect(rows).toContain(createHash('sha256').update(token).digest('hex'))
	}
})

test("the member's internal id and the hash of a cookie are no cookies", async () => {
	const rows = await api.db.selectFrom('memberPerangkat').selectAll().execute()
	for (const { id, memberId, tokenHash } of rows)
		for (const value of [id, memberId, tokenHash, tokenHash.slice(0, 32)])
			expect(await statusOf(`member=${value}`), value).toBe(401)
})

test('each device has its own token, its name and its last day of use', async () => {
	api.clock.now += DAY
	const other = await move()
	expect(other).not.toBe(cookie)
	const [older, newer] = await devices()
	expect(newer).toEqual({
		id: expect.any(String),
		nama: 'Firefox di Linux',
		createdAt: SENIN_PAGI + DAY,
		seenAt: SENIN_PAGI + DAY,
		isIni: false,
	})
	expect(older).toMatchObject({ nama: '', createdAt: SENIN_PAGI, seenAt: SENIN_PAGI + DAY, isIni: true })
	expect((await devices(other)).map(({ isIni }) => isIni)).toEqual([true, false])
})

test('the last use is written once a day', async () => {
	api.clock.now += DAY - 1
	await statusOf(cookie)
	expect((await devices())[0]?.seenAt).toBe(SENIN_PAGI)
	api.clock.now += 1
	await statusOf(cookie)
	expect((await devices())[0]?.seenAt).toBe(SENIN_PAGI + DAY)
})

test('a member names a device; a name that is too long is refused', async () => {
	const [device] = await devices()
	const params = { id: device?.id ?? '' }
	const renamed = await api.request('updatePerangkat', { cookie, params, body: { nama: ' Ponsel Ibu\u0000 ' } })
	expect([renamed.status, renamed.body]).toEqual([200, { data: { updated: params } }])
	expect((await devices())[0]?.nama).toBe('Ponsel Ibu')
	const long = await api.request('updatePerangkat', { cookie, params, body: { nama: 'a'.repeat(61) } })
	expect([long.status, Object.keys(long.body.error?.fields ?? {})]).toEqual([400, ['nama']])
})

test('a device that another device ends is out at once, and stays out', async () => {
	const other = await move()
	const lost = (await devices()).find(({ isIni }) => !isIni)
	const removed = await api.request('removePerangkat', { cookie, params: { id: lost?.id ?? '' } })
	expect([removed.status, removed.cookie]).toEqual([200, cookie])
	const after = await api.request('getMemberData', { cookie: other })
	expect([after.status, after.cookie]).toEqual([401, 'member='])
	expect(await devices()).toHaveLength(1)
})

test('a device that ends itself is signed out', async () => {
	const other = await move()
	const self = (await devices(other)).find(({ isIni }) => isIni)
	const removed = await api.request('removePerangkat', { cookie: other, params: { id: self?.id ?? '' } })
	expect([removed.status, removed.cookie, await statusOf(other), await statusOf(cookie)]).toEqual([
		...[200, 'member=', 401, 200],
	])
})

test('every answer to a member sets the cookie again, also a refused one', async () => {
	const refused = await api.request('createKeranjang', { cookie, body: {} })
	expect([refused.status, refused.cookie]).toEqual([400, cookie])
	const missing = await api.request('removePerangkat', { cookie, params: { id: 'unknown' } })
	expect([missing.status, missing.cookie]).toEqual([404, cookie])
})

test.each(['garbage', 'f'.repeat(32)])('the cookie %s of no device is removed', async (value) => {
	const { status, cookie: after } = await api.request('listPasien', { cookie: `member=${value}` })
	expect([status, after]).toEqual([401, 'member='])
})

test('a forgotten device is ended, not only its cookie', async () => {
	const other = await move()
	await api.request('forgetPerangkat', { cookie: other })
	expect([await statusOf(other), (await devices()).length]).toEqual([401, 1])
})

test('a code of the same member makes no second device', async () => {
	expect(await move(cookie, cookie)).toBe(cookie)
	expect(await devices()).toHaveLength(1)
})

test('a device that becomes another member ends its former token', async () => {
	const budi = (await registerMember(api)).cookie
	const moved = await move(cookie, budi)
	expect([await statusOf(budi), await statusOf(moved)]).toEqual([401, 200])
	const again = await api.request('createMember', { body: { nama: 'Baru' }, cookie: moved })
	expect([await statusOf(moved), await statusOf(again.cookie ?? '')]).toEqual([401, 200])
})

test('of too many devices the longest unused one ends', async () => {
	const first = await move()
	for (let count = 2; count < MAX_PERANGKAT; count++) {
		api.clock.now += 1
		await move()
	}
	expect([await statusOf(first), (await devices()).length]).toEqual([200, MAX_PERANGKAT])
	api.clock.now += DAY
	await statusOf(cookie)
	const newest = await move()
	expect([await statusOf(first), await statusOf(cookie), await statusOf(newest)]).toEqual([401, 200, 200])
	expect(await devices()).toHaveLength(MAX_PERANGKAT)
})

test('deleting the member ends all devices', async () => {
	const other = await move()
	await api.request('deleteMember', { cookie })
	expect([await statusOf(cookie), await statusOf(other)]).toEqual([401, 401])
})

test('the key of a registration does not open a device that the member has ended', async () => {
	const headers = { 'idempotency-key': 'd'.repeat(32) }
	const first = await api.request('createMember', { body: {}, headers })
	expect((await api.request('createMember', { body: {}, headers })).cookie).toBe(first.cookie)
	await api.request('forgetPerangkat', { cookie: first.cookie })
	const again = await api.request('createMember', { body: {}, headers })
	expect([again.status, again.cookie]).toEqual([400, null])
})
