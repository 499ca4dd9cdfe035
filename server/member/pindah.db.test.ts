import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { registerMember } from '../../tests/support/test-member.ts'
import { SENIN_PAGI } from '../../tests/support/test-rows.ts'

const MINUTE_MS = 60_000

let api: TestApi
let cookie: string
let memberId: string
beforeAll(async () => {
	api = await openTestApi({ now: SENIN_PAGI })
})
afterAll(() => api.dispose())
beforeEach(async () => {
	api.clock.now = SENIN_PAGI
	;({ cookie, memberId } = await registerMember(api))
})

const create = async () => (await api.request('createPindah', { cookie })).body.data.created
const use = (token: string, as: string | null = null) => api.request('usePindah', { body: { token }, cookie: as })
const codes = () => api.db.selectFrom('memberPindah').selectAll().where('memberId', '=', memberId).execute()

test('a code has 128 random bits, is valid for 15 minutes, and only its hash is stored', async () => {
	const { token, expiredAt } = await create()
	expect(token).toMatch(/^[0-9a-f]{32}$/)
	expect(expiredAt).toBe(SENIN_PAGI + 15 * MINUTE_MS)
	expect(await codes()).toEqual([{ memberId, tokenHash: createHash('sha256').update(token).digest('hex'), expiredAt }])
})

test('a code signs another device in as the same member', async () => {
	const moved = await use((await create()).token)
	expect([moved.status, moved.body]).toEqual([200, { data: { moved: true } }])
	expect(moved.cookie, 'a token of its own').toMatch(/^member=[0-9a-f]{32}$/)
	expect(moved.cookie).not.toBe(cookie)
	await api.request('createPasien', { cookie: moved.cookie, body: { nama: 'Dari ponsel baru' } })
	const { other } = (await api.request('listPasien', { cookie })).body.data
	expect(other.map(({ nama }) => nama)).toContain('Dari ponsel baru')
})

test('a code works once', async () => {
	const { token } = await create()
	expect((await use(token)).status).toBe(200)
	const again = await use(token)
	expect([again.status, again.body.error?.code, again.cookie]).toEqual([404, 'TIDAK_DITEMUKAN', null])
	expect(await codes()).toEqual([])
})

test('a code expires after exactly 15 minutes', async () => {
	const { token } = await create()
	api.clock.now = SENIN_PAGI + 15 * MINUTE_MS
	expect((await use(token)).status).toBe(404)
	api.clock.now -= 1
	expect((await use(token)).status).toBe(200)
})

test('a new code invalidates the previous code', async () => {
	const first = await create()
	api.clock.now += MINUTE_MS
	const second = await create()
	expect(second.expiredAt).toBe(first.expiredAt + MINUTE_MS)
	expect(await codes()).toHaveLength(1)
	expect((await use(first.token)).status).toBe(404)
	expect((await use(second.token)).status).toBe(200)
})

test('a wrong code leaves the caller signed in as before', async () => {
	for (const token of ['x', 'a'.repeat(32), '\u0000', "' or 1=1 --"]) {
		const { status, cookie: cookieAfter } = await use(token, cookie)
		expect([status, cookieAfter]).toEqual([404, cookie])
	}
	expect((await use('')).status).toBe(400)
})

test('a forgotten device is signed out, and another device still has the data', async () => {
	const { token } = await create()
	const forgotten = await api.request('forgetPerangkat', { cookie })
	expect([forgotten.status, forgotten.body, forgotten.cookie]).toEqual([200, { data: { forgotten: true } }, 'member='])
	expect((await api.request('listPasien', { cookie: (await use(token)).cookie })).body.data.other).toHaveLength(1)
	expect((await api.request('listPasien', { cookie })).status, 'a copy of the cookie is void').toBe(401)
})
