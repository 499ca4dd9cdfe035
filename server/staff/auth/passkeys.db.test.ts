import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestPasskey, type TestPasskey } from '../../../tests/support/test-passkey.ts'
import {
	cookieOf,
	openTestStaff,
	TEST_SANDI,
	type TestPerson,
	type TestStaff,
} from '../../../tests/support/test-staff.ts'

let staff: TestStaff
beforeAll(async () => {
	staff = await openTestStaff()
})
afterAll(() => staff.dispose())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-16T09:00:00+07:00') }))
afterEach(() => void vi.useRealTimers())

async function add(who: TestPerson, passkey: TestPasskey) {
	const options = await who.send('POST', '/saya/passkey/opsi')
	return staff.send('POST', '/saya/passkey', {
		body: { kredensial: passkey.create(options.body.data.challenge), nama: ' Laptop loket ' },
		cookie: `${who.cookie}; ${cookieOf(options)}`,
	})
}

async function challenge() {
	const options = await staff.send('GET', '/masuk/passkey')
	expect(options.body.data).toMatchObject({ rpId: 'rs.example.com', userVerification: 'required' })
	return { text: options.body.data.challenge as string, cookie: cookieOf(options) }
}

async function signIn(passkey: TestPasskey) {
	const { text, cookie } = await challenge()
	return staff.send('POST', '/masuk/passkey', { body: { kredensial: passkey.use(text) }, cookie })
}

const withPasskey = async () => {
	const [who, passkey] = [await staff.signedIn('redaksi'), createTestPasskey()]
	const added = await add(who, passkey)
	expect([added.status, added.body.data.nama]).toEqual([201, 'Laptop loket'])
	return { who, passkey, id: added.body.data.id as string }
}

test('a passkey is added, named, signs in alone, and is deleted', async () => {
	const { who, passkey, id } = await withPasskey()
	expect((await who.send('PATCH', `/saya/passkey/${id}`, { nama: 'Ponsel' })).body.data).toMatchObject({
		id,
		nama: 'Ponsel',
	})
	expect((await who.send('PATCH', `/saya/passkey/${id}`, { nama: ' ' })).body.error.fields).toHaveProperty('nama')
	expect((await who.send('GET', '/saya/passkey')).body.data).toMatchObject([
		{ id, nama: 'Ponsel', createdAt: Date.now() },
	])
	const done = await signIn(passkey)
	expect(done.body.data).toMatchObject({ email: who.email, passkeyAktif: true, duaLangkah: 'aktif' })
	expect((await staff.send('GET', '/saya', { cookie: cookieOf(done) })).status).toBe(200)
	expect((await who.send('DELETE', `/saya/passkey/${id}`)).status).toBe(200)
	expect((await signIn(passkey)).body.error.code).toBe('MASUK_GAGAL')
	const trail = await staff.db.selectFrom('peristiwa').select('aksi').where('sumberId', '=', who.id).execute()
	expect(trail.map(({ aksi }) => aksi)).toEqual(
		expect.arrayContaining(['passkey-baru', 'passkey-nama', 'masuk', 'passkey-hapus']),
	)
})

test('the password alone opens no session of an account with a passkey', async () => {
	const { who } = await withPasskey()
	const before = await staff.db.selectFrom('stafSesi').select('id').where('stafId', '=', who.id).execute()
	const answer = await staff.send('POST', '/masuk', { body: { email: who.email, sandi: TEST_SANDI } })
	expect(answer.body).toEqual({ data: { perluPasskey: true } })
	expect(answer.headers.getSetCookie()).toEqual([])
	const after = await staff.db.selectFrom('stafSesi').select('id').where('stafId', '=', who.id).execute()
	expect(after).toEqual(before)
})

test('an answer is accepted once, and only for its own challenge', async () => {
	const { passkey } = await withPasskey()
	const { text, cookie } = await challenge()
	const kredensial = passkey.use(text)
	const give = (jar: string) => staff.send('POST', '/masuk/passkey', { body: { kredensial }, cookie: jar })
	expect((await give((await challenge()).cookie)).status).toBe(401)
	expect((await give(cookie)).status).toBe(200)
	expect((await give(cookie)).status).toBe(401)
})

test('a passkey of a deactivated account signs in no more', async () => {
	const { who, passkey } = await withPasskey()
	await staff.db.updateTable('staf').set({ aktif: 0 }).where('id', '=', who.id).execute()
	expect((await signIn(passkey)).body.error.code).toBe('MASUK_GAGAL')
})

test.each([
	['made for another site', { origin: 'https://rs.example.org' }],
	['whose device has not checked its owner', { isUserVerified: false }],
])('a passkey %s is not added', async (_, options) => {
	const who = await staff.signedIn('redaksi')
	const answer = await add(who, createTestPasskey(options))
	expect([answer.status, answer.body.error.code]).toEqual([400, 'INPUT_TIDAK_VALID'])
	expect((await who.send('GET', '/saya/passkey')).body.data).toEqual([])
})

test('a passkey signs in only when its device has checked its owner', async () => {
	const { passkey } = await withPasskey()
	const { text, cookie } = await challenge()
	const kredensial = passkey.use(text, false)
	expect((await staff.send('POST', '/masuk/passkey', { body: { kredensial }, cookie })).status).toBe(401)
})

test('one account neither sees, renames nor deletes the passkey of another, nor registers it again', async () => {
	const { passkey, id } = await withPasskey()
	const other = await staff.signedIn('moderator')
	expect((await other.send('GET', '/saya/passkey')).body.data).toEqual([])
	expect((await other.send('PATCH', `/saya/passkey/${id}`, { nama: 'Milikku' })).status).toBe(404)
	expect((await other.send('DELETE', `/saya/passkey/${id}`)).status).toBe(404)
	expect((await add(other, passkey)).status).toBe(400)
})

test('a broken answer of a browser gets 400 or 401', async () => {
	const { passkey } = await withPasskey()
	const { text, cookie } = await challenge()
	const kredensial = passkey.use(text)
	const send = (body: unknown) => staff.send('POST', '/masuk/passkey', { body, cookie })
	expect((await send({ kredensial: { ...kredensial, response: {} } })).status).toBe(400)
	expect((await send({ kredensial: { ...kredensial, id: 'tidak-ada' } })).status).toBe(401)
	const broken = { ...kredensial, response: { ...kredensial.response, authenticatorData: 'AAAA' } }
	expect((await send({ kredensial: broken })).status).toBe(401)
})
