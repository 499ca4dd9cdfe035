import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { cookieOf, openTestStaff, TEST_SANDI, type TestStaff } from '../../../tests/support/test-staff.ts'
import { createStaffLink, LINK_MS } from './one-time-link.ts'
import { scryptPasswords } from './passwords.ts'
import { IDLE_MS, LONGEST_MS } from './session-limits.ts'
import { createFirstAdmin, FIRST_ADMIN } from './set-password.ts'

const NOW = Date.parse('2026-11-16T09:00:00+07:00')
const MINUTE = 60_000

let staff: TestStaff
beforeAll(async () => {
	staff = await openTestStaff()
})
afterAll(() => staff.dispose())

// Only the date: the databases' own timers go on.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const tokenOf = (path: string | null) => new URLSearchParams(path?.split('?')[1]).get('token') ?? ''

describe('the first administrator', () => {
	let empty: TestStaff
	beforeEach(async () => {
		empty = await openTestStaff({ passwords: scryptPasswords })
	})
	afterEach(() => empty.dispose())

	test('is created once, has no password, and sets it with a link that works once', async () => {
		const { db, send } = empty
		const path = await createFirstAdmin(db, Date.now())
		expect(path).toMatch(/^\/staf\/sandi\?token=[\w-]{32}$/)
		expect(await createFirstAdmin(db, Date.now())).toBeNull()
		expect(await db.selectFrom('stafAkun').selectAll().execute()).toEqual([])
		const token = tokenOf(path)
		expect((await send('POST', '/sandi/tautan', { body: { token } })).body.data.pertama).toBe(true)
		const own = { nama: 'Wulan Sari', email: 'wulan@rs.example.com' }

		const weak = await send('POST', '/sandi', { body: { ...own, token, sandi: 'RumahSakitYasmin2026!' } })
		expect([weak.status, Object.keys(weak.body.error.fields)]).toEqual([400, ['sandi']])
		expect((await send('POST', '/sandi', { body: { ...own, token, sandi: 'pendek' } })).status).toBe(400)
		for (const [given, wrong] of [
			[{}, ['nama', 'email']],
			[{ ...own, email: FIRST_ADMIN }, ['email']],
		] as const) {
			const nobody = await send('POST', '/sandi', { body: { ...given, token, sandi: TEST_SANDI } })
			expect([nobody.status, Object.keys(nobody.body.error.fields)]).toEqual([400, wrong])
		}
		const body = { ...own, token, sandi: TEST_SANDI }
		const set = await send('POST', '/sandi', { body })
		expect([set.status, set.body.data.email]).toEqual([200, own.email])
		const again = await send('POST', '/sandi', { body })
		expect([again.status, again.body.error.code]).toEqual([410, 'TAUTAN_TIDAK_BERLAKU'])

		const { password } = await db.selectFrom('stafAkun').select('password').executeTakeFirstOrThrow()
		expect(password).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{86}$/)
		const masuk = await send('POST', '/masuk', { body: { email: own.email, sandi: TEST_SANDI } })
		expect(masuk.body.data).toMatchObject({ ...own, peran: ['admin'], totpAktif: false })
		expect((await send('POST', '/masuk', { body: { email: FIRST_ADMIN, sandi: TEST_SANDI } })).status).toBe(401)
		expect(JSON.stringify(await db.selectFrom('peristiwa').selectAll().execute())).not.toContain(TEST_SANDI)
	})

	test('has a link that expires after one day', async () => {
		const token = tokenOf(await createFirstAdmin(empty.db, Date.now()))
		later(LINK_MS)
		expect((await empty.send('POST', '/sandi/tautan', { body: { token } })).status).toBe(410)
		expect((await empty.send('POST', '/sandi', { body: { token, sandi: TEST_SANDI } })).status).toBe(410)
	})
})

test('a printed link replaces the earlier link', async () => {
	const { email } = await staff.signedIn('redaksi')
	const links = [await createStaffLink(staff.db, email.toUpperCase(), NOW), await createStaffLink(staff.db, email, NOW)]
	const looks = links.map((path) => staff.send('POST', '/sandi/tautan', { body: { token: tokenOf(path) } }))
	expect((await Promise.all(looks)).map(({ status }) => status)).toEqual([410, 200])
	await expect(createStaffLink(staff.db, 'tidak-ada@rs.example.com', NOW)).rejects.toThrow(email)
})

describe('a session', () => {
	test('has a cookie that is HttpOnly, SameSite=Strict and limited to the staff API', async () => {
		const { email } = await staff.signedIn('redaksi')
		const plain = await staff.send('POST', '/masuk', { body: { email, sandi: TEST_SANDI } })
		const [line = ''] = plain.headers.getSetCookie()
		expect(line).toMatch(/; Path=\/api\/v1\/staf/)
		expect(line).toMatch(/; HttpOnly/)
		expect(line).toMatch(/; SameSite=Strict/)
		expect(line).not.toMatch(/Secure/)
		expect(JSON.stringify(plain.body)).not.toContain('token')
	})

	test('ends after half an hour without a request, and continues with requests', async () => {
		const { send } = await staff.signedIn('redaksi')
		for (let i = 0; i < 4; i++) {
			later(IDLE_MS - MINUTE)
			expect((await send('GET', '/saya')).status).toBe(200)
		}
		await staff.signedIn('moderator')
		later(IDLE_MS + MINUTE)
		const ended = await send('GET', '/saya')
		expect([ended.status, ended.body.error.code]).toEqual([401, 'BELUM_MASUK'])
		// The next sign-in deletes the expired session of the moderator.
		await staff.signedIn('admin')
		expect(await staff.db.selectFrom('stafSesi').selectAll().execute()).toHaveLength(1)
	})

	test('ends after twelve hours in any case', async () => {
		const { id, send } = await staff.signedIn('redaksi')
		const step = IDLE_MS - MINUTE
		for (let passed = step; passed < LONGEST_MS; passed += step) {
			later(step)
			expect((await send('GET', '/saya')).status).toBe(200)
		}
		later(step)
		expect((await send('GET', '/saya')).status).toBe(401)
		expect(await staff.db.selectFrom('stafSesi').selectAll().where('stafId', '=', id).execute()).toEqual([])
	})

	test('ends when its owner signs out or revokes it, or when an administrator revokes it', async () => {
		const admin = await staff.signedIn('admin')
		const { id, email, send, cookie } = await staff.signedIn('redaksi')
		const second = await staff.send('POST', '/masuk', { body: { email, sandi: TEST_SANDI } })
		const mine = (await send('GET', '/saya/sesi')).body.data
		expect(mine).toHaveLength(2)
		expect(JSON.stringify(mine)).not.toContain(cookie.split('=')[1]?.split('.')[0])
		const other = mine.find((sesi: { ini: boolean }) => !sesi.ini)
		expect((await send('DELETE', `/saya/sesi/${other.id}`)).status).toBe(200)
		expect((await staff.send('GET', '/saya', { cookie: cookieOf(second) })).status).toBe(401)
		const third = await staff.send('POST', '/masuk', { body: { email, sandi: TEST_SANDI } })
		expect((await send('DELETE', '/saya/sesi')).status).toBe(200)
		expect((await staff.send('GET', '/saya', { cookie: cookieOf(third) })).status).toBe(401)
		expect([(await send('GET', '/saya')).status, (await admin.send('GET', '/saya')).status]).toEqual([200, 200])
		const foreign = (await admin.send('GET', '/saya/sesi')).body.data[0].id
		expect((await send('DELETE', `/saya/sesi/${foreign}`)).status).toBe(404)

		expect((await admin.send('DELETE', `/pengguna/${id}/sesi`)).status).toBe(200)
		expect((await send('GET', '/saya')).status).toBe(401)
		expect((await admin.send('POST', '/keluar')).status).toBe(200)
		expect((await admin.send('GET', '/saya')).status).toBe(401)
	})
})

describe('wrong passwords', () => {
	const guess = (email: string, sandi = 'bukan kata sandinya', headers = {}) =>
		staff.send('POST', '/masuk', { body: { email, sandi }, headers })

	test('double the wait for this account and address, and never lock the account', async () => {
		const { email } = await staff.signedIn('redaksi')
		const other = await staff.signedIn('moderator')
		for (let i = 0; i < 4; i++) expect((await guess(email)).status).toBe(401)
		const waits: number[] = []
		for (let i = 0; i < 12; i++) {
			const refused = await guess(email, TEST_SANDI)
			expect([refused.status, refused.body.error.code]).toEqual([429, 'TERLALU_SERING'])
			const seconds = Number(refused.headers.get('retry-after'))
			waits.push(seconds)
			later(seconds * 1000)
			expect((await guess(email)).status).toBe(401)
		}
		expect(waits.slice(0, 4)).toEqual([2, 4, 8, 16])
		expect(waits.at(-1)).toBe(900)
		expect((await guess(other.email, TEST_SANDI)).status).toBe(200)
		later(900_000)
		expect((await guess(email, TEST_SANDI)).status).toBe(200)
		// The mistakes are forgotten with that.
		expect((await guess(email)).status).toBe(401)
		expect((await guess(email, TEST_SANDI)).status).toBe(200)
	})

	test('get the same response for a known and an unknown account', async () => {
		const { email } = await staff.signedIn('redaksi')
		const [wrong, nobody] = [await guess(email), await guess('tidak-ada@rs.example.com')]
		expect([nobody.status, nobody.body]).toEqual([wrong.status, wrong.body])
	})
})

test('TOTP is set up, required, used and disabled', async () => {
	const { id, email, send } = await staff.signedIn('admin')
	await insertRows(staff.db, 'webMerek', [{ namaPendek: 'RS Harapan' }])
	expect((await send('POST', '/saya/totp', { sandi: 'bukan ini' })).status).toBe(400)
	const { uri, kodeCadangan } = (await send('POST', '/saya/totp', { sandi: TEST_SANDI })).body.data
	expect(new URL(uri).searchParams.get('issuer')).toBe('RS Harapan Staf')
	const secret = new URL(uri).searchParams.get('secret') ?? ''
	const { createOTP } = await import('@better-auth/utils/otp')
	const { base32 } = await import('@better-auth/utils/base32')
	const code = () => createOTP(new TextDecoder().decode(base32.decode(secret))).totp()
	expect((await send('POST', '/saya/totp/kode', { kode: '000000' })).status).toBe(400)
	const confirmed = await send('POST', '/saya/totp/kode', { kode: await code() })
	expect(confirmed.status).toBe(200)
	// The next code: the first one is used.
	later(30_000)

	const first = await staff.send('POST', '/masuk', { body: { email, sandi: TEST_SANDI } })
	expect(first.body).toEqual({ data: { perluKode: true } })
	const halfway = cookieOf(first)
	expect((await staff.send('GET', '/saya', { cookie: halfway })).status).toBe(401)
	expect((await staff.send('POST', '/masuk/kode', { body: { kode: '000000' }, cookie: halfway })).status).toBe(401)
	const done = await staff.send('POST', '/masuk/kode', { body: { kode: await code() }, cookie: halfway })
	expect(done.body.data).toMatchObject({ email, totpAktif: true })
	const cookie = cookieOf(done)
	expect((await staff.send('GET', '/saya', { cookie })).status).toBe(200)

	const withPaper = async (kode: string) => {
		const challenge = cookieOf(await staff.send('POST', '/masuk', { body: { email, sandi: TEST_SANDI } }))
		return (await staff.send('POST', '/masuk/kode', { body: { kode }, cookie: challenge })).status
	}
	const [one, two] = kodeCadangan
	expect([await withPaper(one), await withPaper(one), await withPaper(two)]).toEqual([200, 401, 200])
	const stored = staff.fields.encrypt('stafTotp', '', { backupCodes: '["aaaaa-BBBB1","aaaaa-BBBB2"]' })
	await staff.db.updateTable('stafTotp').set(stored).where('stafId', '=', id).execute()
	const old = [await withPaper('aaaaa-BBBB2'), await withPaper('aaaaa-BBBB2'), await withPaper('aaaaa-BBBB1')]
	expect(old, 'as version 1.0.0 stored them').toEqual([200, 401, 200])
	expect((await staff.send('DELETE', '/saya/totp', { body: { sandi: TEST_SANDI }, cookie })).status).toBe(200)
	const plain = await staff.send('POST', '/masuk', { body: { email, sandi: TEST_SANDI } })
	expect(plain.body.data.totpAktif).toBe(false)
})

test('a new password requires the old one and ends the other sessions', async () => {
	const { email, send } = await staff.signedIn('redaksi')
	const other = cookieOf(await staff.send('POST', '/masuk', { body: { email, sandi: TEST_SANDI } }))
	const sandi = 'tiga kereta api hijau di sawah'
	expect((await send('POST', '/saya/sandi', { sandiLama: 'bukan ini', sandi })).status).toBe(400)
	expect((await send('POST', '/saya/sandi', { sandiLama: TEST_SANDI, sandi: 'staf redaksi 2026' })).status).toBe(400)
	await insertRows(staff.db, 'webSetting', [{ namaWeb: 'RS Cendrawasih Kencana' }])
	for (const weak of ['Cendrawasih-Kencana-1', '1q2w3e4r5t6y'])
		expect((await send('POST', '/saya/sandi', { sandiLama: TEST_SANDI, sandi: weak })).status).toBe(400)
	expect((await send('POST', '/saya/sandi', { sandiLama: TEST_SANDI, sandi })).status).toBe(200)
	expect((await send('GET', '/saya')).status).toBe(200)
	expect((await staff.send('GET', '/saya', { cookie: other })).status).toBe(401)
	expect((await staff.send('POST', '/masuk', { body: { email, sandi } })).status).toBe(200)
})

test('a request whose session ends while it runs gets 200 or 401', async () => {
	const { id, send } = await staff.signedIn('redaksi')
	const session = await staff.db.selectFrom('stafSesi').selectAll().where('stafId', '=', id).executeTakeFirstOrThrow()
	// The session ends a little later in each round.
	for (let ticks = 0; ticks < 30; ticks += 1) {
		const response = send('GET', '/saya')
		for (let tick = 0; tick < ticks; tick += 1) await setImmediate()
		await staff.db.deleteFrom('stafSesi').where('id', '=', session.id).execute()
		expect([200, 401]).toContain((await response).status)
		await staff.db.insertInto('stafSesi').values(session).execute()
	}
})

test('a request from another site gets 403', async () => {
	const { cookie } = await staff.signedIn('admin')
	const headers = { 'sec-fetch-site': 'cross-site' }
	const answer = await staff.send('POST', '/keluar', { cookie, headers })
	expect([answer.status, answer.body.error.code]).toEqual([403, 'ASAL_DITOLAK'])
})
